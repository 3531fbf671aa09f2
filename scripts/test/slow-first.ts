/** Order of test files: those in TEST_FIRST, then the slowest, so that no core is idle while one long file finishes last. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { secondsOf } from './choose.ts'
import { readReach } from './reach-table.ts'

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const reach = readReach()
    const places = new Map((process.env['TEST_FIRST'] ?? '').split(' ').map((file, place) => [file, place]))
    function rankOf({ moduleId }: TestSpecification): number {
      const file = relative(process.cwd(), moduleId)
      return places.get(file) ?? places.size + 10_000 - secondsOf(file, reach)
    }
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
