/** A Vitest reporter that writes how long each file took, including imports and hooks, which the JSON report omits, and its counts. */
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { addRanTests, type RanFile } from './ran-files.ts'

export default class Durations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    addRanTests(modules.map(describeModule))
  }
}

function describeModule(module: TestModule): RanFile {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  const states = [...module.children.allTests()].map((test) => test.result().state)
  return {
    file: relative(process.cwd(), module.moduleId),
    seconds: (collectDuration + setupDuration + duration) / 1000,
    passed: states.filter((state) => state === 'passed').length,
    // A file that cannot be loaded has no tests.
    failed: states.filter((state) => state === 'failed').length || (module.ok() ? 0 : 1),
    skipped: states.filter((state) => state === 'skipped').length,
  }
}
