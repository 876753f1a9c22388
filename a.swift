import SwiftUI
struct V: View { var body: some View {
Text(Date(), format: Date.FormatStyle(timeZone: TimeZone.current))
} }
