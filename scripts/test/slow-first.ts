/** Order of test files: the slowest start first, so that no core is idle while one long file finishes last. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take over ten seconds on a daily run; for unknown files Vitest goes by size. */
const slow = [
  'tests/server/faults/kill.test.ts',
  'tests/server/orders/order-walks.test.ts',
  'tests/contract/browser.test.ts',
  'tests/parity/parity.test.ts',
  'tests/server/releases/config-command.test.ts',
  'tests/server/faults/fresh-machine.test.ts',
  'tests/server/permissions/matrix.test.ts',
  'tests/config/brands-new.test.ts',
  'tests/server/releases/preview.test.ts',
  'tests/contract/brands.test.ts',
  'tests/server/releases/brands-drop-in.test.ts',
  'tests/server/releases/earlier-release.test.ts',
  'tests/server/pricing/rate-loads.test.ts',
  'tests/server/pricing/tariff-changes.test.ts',
  'src/server/db/database.test.ts',
  'tests/server/releases/editions.test.ts',
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
