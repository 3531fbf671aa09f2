/** The order of test files: what takes longest is started first, so that no core waits for one last long file. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take over ten seconds on a daily run; Vitest itself goes by size where it has not seen a file before. */
const slow = [
  'tests/server/kill.test.ts',
  'tests/server/order-walks.test.ts',
  'tests/contract/browser.test.ts',
  'tests/parity/parity.test.ts',
  'tests/server/config-command.test.ts',
  'tests/server/fresh-machine.test.ts',
  'tests/server/permissions/matrix.test.ts',
  'tests/config/brands-new.test.ts',
  'tests/server/preview.test.ts',
  'tests/contract/brands.test.ts',
  'tests/server/brands-drop-in.test.ts',
  'tests/server/remembered.test.ts',
  'tests/server/rate-loads.test.ts',
  'tests/server/tariff-changes.test.ts',
  'src/server/db/database.test.ts',
  'tests/server/editions.test.ts',
]

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slow.findIndex((path) => moduleId.endsWith(`/${path}`))
  return rank < 0 ? slow.length : rank
}
