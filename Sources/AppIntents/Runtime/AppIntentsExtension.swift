import CSystem
import ExtensionProtocol
import Glibc

/// The entry of an app's extension; the declaration alone is enough.
///
/// ```swift
/// @main
/// struct HotelExtension: AppIntentsExtension {}
/// ```
public protocol AppIntentsExtension {
  /// Makes the extension before anything is asked of it; the place to register dependencies.
  init()
}

extension AppIntentsExtension {
  /// Serves the app's intents to the assistant that started the process.
  public static func main() async {
    guard let door = takeDoor() else {
      explain()
      exit(2)
    }
    csys_line_buffer_stdout()
    let app = Self()
    // On the reader's thread: it must also end a process whose pool is stuck.
    await ExtensionRuntime(.ofThisProcess()).serve(door) { _exit(0) }
    withExtendedLifetime(app) {}
  }

  /// Takes the channel to the assistant out of the reach of the app's code and of its children.
  private static func takeDoor() -> DescriptorChannel? {
    guard let text = getenv("BEHEST_DOOR"), let number = Int32(String(cString: text)) else {
      return nil
    }
    let descriptor = csys_dup_cloexec(number)
    guard descriptor >= 0 else { return nil }
    close(number)
    unsetenv("BEHEST_DOOR")
    return DescriptorChannel(descriptor: descriptor)
  }

  /// Tells a person who started the extension by hand what it is.
  private static func explain() {
    let name = AppDeclaration.processName
    let text = """
      \(name) holds the intents of an app. Behest starts it when one of them is asked for.
      Run behest, and say one of the app's phrases.

      """
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
