import Audit
import Configuration
import Foundation
import Geometry
import ImageCoding
import Imaging
import RuleCatalog
import Rules
import Suggestions

/// Puts the library's parts together with what lies around the running program.
enum Assembly {
  /// An auditor with the models that were installed beside the program.
  static func auditor(threads: Int, settings: AuditorSettings = AuditorSettings()) throws -> Auditor {
    let files = try installedFiles()
    do {
      return try Auditor(files: files, threads: threads, settings: settings)
    } catch {
      throw Failure("error: \(error.reason)", code: .failure)
    }
  }

  /// The classifier of icons alone, for scores from truth boxes.
  static func iconNamer(threads: Int) throws -> IconNamer {
    let files = try installedFiles()
    do {
      return try IconNamer(files: files, threads: threads)
    } catch {
      throw Failure("error: \(error.reason)", code: .failure)
    }
  }

  /// The models that make blocks and stops of a labelled screen.
  static func truthElements(threads: Int) throws -> TruthElements {
    let files = try installedFiles()
    do {
      return try TruthElements(files: files, threads: threads)
    } catch {
      throw Failure("error: \(error.reason)", code: .failure)
    }
  }

  private static func installedFiles() throws -> RuntimeFiles {
    guard let files = runtimeFiles else {
      throw Failure(
        "error: ONNX Runtime and the models are not installed; run `make setup`, or `make install` for another place",
        code: .failure)
    }
    return files
  }

  /// The library and the models that belong to the program; nil where they are not installed.
  static var runtimeFiles: RuntimeFiles? {
    RuntimeFiles.find(executable: Files.executable, fileExists: FileManager.default.fileExists(atPath:))
  }

  /// The rules' files.
  static func catalog() throws -> [RuleFile] {
    do {
      return try RuleSet.files()
    } catch {
      throw Failure("error: \(error.reason)", code: .failure)
    }
  }

  /// The picture in a file.
  static func raster(at path: String) throws -> Raster {
    let bytes = try Files.bytes(of: path)
    do {
      return try ImageReader.raster(from: bytes)
    } catch {
      throw Failure(AuditError(path: path, reason: error.reason))
    }
  }

  /// The extent of the picture in a file, from its header.
  static func imageSize(at path: String) throws -> Size {
    let bytes = try Files.bytes(of: path)
    do {
      return try ImageReader.size(of: bytes)
    } catch {
      throw Failure(AuditError(path: path, reason: error.reason))
    }
  }
}
