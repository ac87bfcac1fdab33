import Audit
import Testing

@Suite struct RuntimeFilesTests {
  static let installed = RuntimeFiles(
    fetched: "/usr/local/lib/unsaid", trained: "/usr/local/lib/unsaid")
  static let checkout = RuntimeFiles(
    fetched: "/home/me/unsaid/.deps/runtime", trained: "/home/me/unsaid/Sources/Recognition/Models")

  @Test(arguments: [
    ("/usr/local/bin/unsaid", installed),
    ("/home/me/unsaid/.build/x86_64-unknown-linux-gnu/release/unsaid", checkout),
    ("/home/me/unsaid/unsaid", checkout),
  ])
  func `the files are found from where the program lies`(executable: String, expected: RuntimeFiles) {
    let present = Set(Self.installed.paths + Self.checkout.paths)
    #expect(RuntimeFiles.find(executable: executable, fileExists: present.contains) == expected)
  }

  @Test func `an installed program prefers its own files to those of a checkout around it`() {
    let own = RuntimeFiles(fetched: "/home/me/unsaid/lib/unsaid", trained: "/home/me/unsaid/lib/unsaid")
    let present = Set(own.paths + Self.checkout.paths)
    #expect(RuntimeFiles.find(executable: "/home/me/unsaid/bin/unsaid", fileExists: present.contains) == own)
  }

  @Test(arguments: 0..<8)
  func `a folder that lacks one file does not count`(missing: Int) {
    var present = Set(Self.installed.paths)
    present.remove(Self.installed.paths[missing])
    #expect(RuntimeFiles.find(executable: "/usr/local/bin/unsaid", fileExists: present.contains) == nil)
  }

  @Test func `folders beside the way up are not looked into`() {
    let present = Set(
      RuntimeFiles(fetched: "/home/you/.deps/runtime", trained: "/home/you/Sources/Recognition/Models").paths)
    #expect(RuntimeFiles.find(executable: "/home/me/bin/unsaid", fileExists: present.contains) == nil)
  }
}
