/**
 * Slow tests that take turns: they start many processes, or look at many screens. `npm test` runs one group of each row, and
 * `npm run test:long` all of them. A file that is named on the command line always runs.
 */
type Rows = readonly (readonly (readonly string[])[])[]

const vitest: Rows = [
  [['tests/contract/browser.test.ts'], ['tests/parity/parity.test.ts']],
  [['tests/server/faults/kill.test.ts'], ['tests/server/orders/order-walks.test.ts']],
  [['tests/config/score.test.ts'], ['tests/server/faults/upgrade.test.ts']],
  [
    ['tests/server/releases/config-command.test.ts', 'tests/config/fix.test.ts'],
    ['tests/server/releases/brands-drop-in.test.ts', 'tests/server/faults/fresh-machine.test.ts'],
    ['tests/config/brands-new.test.ts', 'tests/config/saving-habits.test.ts'],
  ],
]

const journeys: Rows = [
  [
    ['analyst', 'fees', 'inside', 'preview', 'services', 'settings', 'truck'],
    ['access', 'invitation', 'lives', 'offers', 'shipowner', 'warehouse', 'workbench'],
  ],
]

/** Paths of tests that vitest leaves out on that day. */
export function testsOfOtherDays(day: number): string[] {
  return vitest.flatMap((groups) => ofOtherDays(groups, day))
}

/** Journeys that are left out on that day, without their ending. */
export function journeysOfOtherDays(day: number): string[] {
  return journeys.flatMap((groups) => ofOtherDays(groups, day))
}

function ofOtherDays(groups: Rows[number], day: number): string[] {
  return groups.flatMap((group, place) => (place === day % groups.length ? [] : group))
}
