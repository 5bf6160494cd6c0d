import Glibc
import IntentRecognition

let usage = """
  usage: behest-benchmarks match --workload DIR [--stream utterances|hard] [--strict] [--misses N]
                                 [--slowest N] --json
         behest-benchmarks complete --workload DIR --json
         behest-benchmarks values --json
         behest-benchmarks schema --json
         behest-benchmarks conversation --json
         behest-benchmarks start [--names N] --json

  """

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  switch options.command {
  case "match": try MatchBenchmark(options: options).run()
  case "complete": try CompleteBenchmark(options: options).run()
  case "values": ValuesBenchmark().run()
  case "schema": try SchemaBenchmark().run()
  case "conversation": try await ConversationBenchmark().run()
  case "start": try StartBenchmark(names: options.names).run()
  case "build-index":
    guard let path = options.positional.first else { throw WorkloadError.usage("no path") }
    let start = Stopwatch.nanoseconds()
    try Workload(folder: options.workload).build(IndexFile(path: path, fingerprint: 1))
    print(Double(Stopwatch.nanoseconds() - start) / 1e6)
  default: throw WorkloadError.usage("unknown command “\(options.command)”")
  }
} catch let error as WorkloadError {
  StandardError.write("behest-benchmarks: \(error.words)\n")
  if case .usage = error { StandardError.write(usage) }
  exit(2)
}
