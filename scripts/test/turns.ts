/**
 * Slow tests that take turns: they start many processes, or look at many screens. `npm test` runs the group of the day, and
 * `npm run test:long` all of them. A file that is named on the command line always runs.
 */

/** One group of each row runs on a day. */
const vitest: readonly (readonly (readonly string[])[])[] = [
  [['tests/contract/browser.test.ts'], ['tests/parity/parity.test.ts']],
  [
    ['tests/server/config-command.test.ts', 'tests/config/fix.test.ts'],
    ['tests/server/brands-drop-in.test.ts', 'tests/server/fresh-machine.test.ts', 'tests/config/saving-habits.test.ts'],
  ],
  [['tests/config/brands-new.test.ts'], ['tests/config/score.test.ts', 'tests/server/upgrade.test.ts']],
]

const journeys: readonly (readonly (readonly string[])[])[] = [
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

function ofOtherDays(groups: readonly (readonly string[])[], day: number): string[] {
  return groups.flatMap((group, place) => (place === day % groups.length ? [] : group))
}
