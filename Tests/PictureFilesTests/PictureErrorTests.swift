import PictureFiles
import Testing

/// The sentences of the errors.
struct PictureErrorTests {
  @Test(arguments: [
    (PictureError.notPNG, "the file is not a PNG"),
    (.brokenPNG, "the PNG is damaged"),
    (.cutPNG, "the PNG ends before its picture is complete"),
    (.notJPEG, "the file is not a JPEG"),
    (.brokenJPEG, "the JPEG is damaged"),
    (.cutJPEG, "the JPEG ends before its picture is complete"),
    (.unusualJPEG, "the JPEG is of a rare kind that is not read"),
    (.unknownFormat, "the file is neither a PNG nor a JPEG"),
    (.tooLarge(width: 5, height: 4, limit: 19), "the picture is 5 x 4 pixels large, more than 19 pixels in all"),
    (.unusableSize(width: 0, height: 2, format: "GIF"), "GIF has no pictures of 0 x 2 pixels"),
    (.noFrames, "the film has no frames"),
    (
      .unequalFrames(width: 1, height: 2, otherWidth: 3, otherHeight: 4),
      "the film has frames of 1 x 2 and of 3 x 4 pixels"
    ),
    (.outOfMemory, "there is not enough memory for the picture"),
  ])
  func everyErrorHasASentence(error: PictureError, sentence: String) {
    #expect(error.sentence == sentence)
  }
}
