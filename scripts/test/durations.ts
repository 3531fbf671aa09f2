/** A Vitest reporter that writes how long each file took, including imports and hooks, which the JSON report omits, and what failed. */
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node'
import { addRanTests, beginningOf, type Failure, type RanFile, unendedTitle } from './ran-files.ts'

export default class Durations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    addRanTests([...modules.map(describeModule), ...unhandledErrors.map(describeUnhandled)])
  }
}

function describeModule(module: TestModule): RanFile {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  const tests = [...module.children.allTests()]
  const having = (state: string) => tests.filter((test) => test.result().state === state)
  const failures = [
    ...having('failed').map((test) => describeFailure(test.fullName, test.result().errors)),
    // Of hooks, and of a file that cannot be loaded.
    ...[module, ...module.children.allSuites()].flatMap((owner) => owner.errors().map((error) => describeFailure(nameOf(owner), [error]))),
  ]
  return {
    file: relative(process.cwd(), module.moduleId),
    seconds: (collectDuration + setupDuration + duration) / 1000,
    passed: having('passed').length,
    skipped: having('skipped').length,
    failures: failures.length === 0 && !hasEnded(module) ? [describeFailure(unendedTitle, [])] : failures,
  }
}

function hasEnded(module: TestModule): boolean {
  return module.state() === 'passed' || module.state() === 'skipped'
}

/** Errors outside of any test, such as a worker that crashed or a rejected promise that was not awaited. */
function describeUnhandled(error: SerializedError): RanFile {
  return { file: 'no file', seconds: 0, passed: 0, skipped: 0, failures: [describeFailure(error.name ?? 'Error', [error])] }
}

function nameOf(owner: TestModule | TestSuite): string {
  return owner.type === 'suite' ? owner.fullName : 'the file'
}

function describeFailure(title: string, [error]: readonly (SerializedError & { readonly diff?: string })[] = []): Failure {
  return { title, message: beginningOf([error?.stack || error?.message, error?.cause?.message, error?.diff].filter(Boolean).join('\n')) }
}
