import SwiftUI

// entries: ProfileHeader, ProfileHeaderStates

struct ProfileUser {
  let name: String
  let handle: String
  var bio: String? = nil
  var isVerified = false
  var stats: [(String, Int)] = []

  static let grace = ProfileUser(
    name: "Grace Hopper", handle: "amazinggrace", bio: "Rear admiral. Found the first *bug*.", isVerified: true,
    stats: [("Posts", 128), ("Followers", 45_200), ("Following", 7)])

  var initials: String {
    name.split(separator: " ").compactMap { $0.first }.map { String($0) }.joined()
  }
}

private struct StatColumn: View {
  let title: String
  let value: Int

  private var short: String {
    value >= 1000 ? String(format: "%.1fk", Double(value) / 1000) : "\(value)"
  }

  var body: some View {
    VStack {
      Text(short).font(.headline)
      Text(title.uppercased()).font(.system(size: 10)).kerning(1).foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

struct ProfileHeader: View {
  var user: ProfileUser = .grace
  @State fileprivate var isFollowing = false
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    VStack(spacing: 0) {
      cover
      VStack(spacing: 14) {
        avatar.offset(y: -36).padding(.bottom, -36)
        names
        if let bio = user.bio {
          Text(LocalizedStringKey(bio)).font(.subheadline).multilineTextAlignment(.center)
        }
        if !user.stats.isEmpty {
          HStack {
            ForEach(user.stats, id: \.0) { stat in
              StatColumn(title: stat.0, value: stat.1)
              if stat.0 != user.stats.last?.0 { Divider().frame(height: 24) }
            }
          }
        }
        followButton
      }
      .padding(.horizontal, 20)
      .padding(.bottom, 20)
    }
    .background(colorScheme == .dark ? Color(white: 0.12) : .white)
    .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    .overlay(RoundedRectangle(cornerRadius: 24, style: .continuous).stroke(Color.gray.opacity(0.3)))
    .padding()
  }

  private var cover: some View {
    LinearGradient(colors: [.purple, .pink, .orange], startPoint: .bottomLeading, endPoint: .topTrailing)
      .frame(height: 90)
  }

  private var avatar: some View {
    Circle()
      .fill(Color.teal)
      .frame(width: 72, height: 72)
      .overlay(Text(user.initials).font(.title).fontWeight(.bold).foregroundColor(.white))
      .overlay(Circle().stroke(.white, lineWidth: 4))
  }

  private var names: some View {
    VStack(spacing: 2) {
      HStack(spacing: 4) {
        Text(user.name).font(.title3).bold()
        if user.isVerified {
          Image(systemName: "checkmark.seal.fill").foregroundColor(.blue)
        }
      }
      Text("@\(user.handle)").font(.footnote).foregroundColor(.secondary)
    }
  }

  private var followButton: some View {
    Button(action: follow) {
      Text(isFollowing ? "Following" : "Follow")
        .bold()
        .frame(maxWidth: .infinity)
        .padding(.vertical, 10)
        .foregroundColor(isFollowing ? .primary : .white)
        .background(Capsule().fill(isFollowing ? Color.gray.opacity(0.2) : Color.blue))
    }
  }
}

extension ProfileHeader {
  fileprivate func follow() { isFollowing.toggle() }
}

struct ProfileHeaderStates: View {
  var body: some View {
    VStack {
      ProfileHeader(user: ProfileUser(name: "Ada", handle: "ada"))
      ProfileHeader(user: ProfileUser(name: "Alan M Turing", handle: "alan", stats: [("Machines", 1)]))
        .environment(\.colorScheme, .dark)
    }
  }
}
