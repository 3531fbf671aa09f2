/** A Vitest reporter that writes how long each file took, including imports and hooks, which the JSON report omits. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { reports, type SlowFile } from './slowest.ts'

export default class Durations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module): SlowFile => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return { file: relative(process.cwd(), module.moduleId), seconds: (collectDuration + setupDuration + duration) / 1000 }
    })
    writeFileSync(reports.tests, JSON.stringify(files))
  }
}
