/**
 * Slow tests in rotation: those that start many processes or open many screens. `npm test` runs one group of each row, and `npm
 * run test:long` all of them. A file named on the command line always runs.
 */
type Rows = readonly (readonly (readonly string[])[])[]

/** Each row has seven groups, so that every test runs at least once a week. */
const vitest: Rows = [
  [
    ['tests/contract/browser.test.ts'],
    ['tests/parity/parity.test.ts'],
    ['tests/server/releases/releases.test.ts', 'tests/server/faults/production.test.ts'],
    ['tests/server/releases/preview.test.ts', 'tests/server/faults/kill-push.test.ts'],
    ['tests/server/messages/outbox.test.ts', 'tests/server/http/secrets.test.ts', 'tests/config/brands-new.test.ts'],
    ['tests/server/messages/silent-mail.test.ts', 'tests/contract/brands.test.ts'],
    ['tests/server/releases/editions.test.ts', 'tests/server/pricing/tariff-changes.test.ts'],
  ],
  [
    ['tests/server/faults/kill.test.ts'],
    ['tests/server/pricing/rate-loads.test.ts', 'tests/config/references.test.ts'],
    ['tests/server/releases/earlier-release.test.ts'],
    ['tests/server/orders/order-walks.test.ts', 'tests/config/incremental-compile.test.ts'],
    ['tests/server/faults/upgrade.test.ts', 'tests/config/fix.test.ts'],
    ['tests/server/releases/config-command.test.ts', 'tests/config/saving-habits.test.ts'],
    ['tests/server/releases/brands-drop-in.test.ts'],
  ],
  [
    ['tests/config/guide.test.ts'],
    ['tests/server/releases/analyst-desk.test.ts', 'tests/config/fuzz.test.ts', 'tests/server/permissions/boundaries.test.ts'],
    ['tests/contract/server-memory.test.ts', 'tests/config/declared.test.ts'],
    ['tests/server/faults/fresh-machine.test.ts'],
    ['tests/server/demo/recent-activity.test.ts', 'tests/config/expressions.test.ts', 'tests/server/releases/brands.test.ts'],
    ['tests/config/analyst.test.ts', 'tests/server/releases/manual.test.ts'],
    ['tests/server/orders/new-field.test.ts', 'src/server/db/newer-migrations.test.ts', 'tests/server/http/route-list.test.ts'],
  ],
  [
    ['src/server/db/database.test.ts'],
    ['tests/server/faults/start.test.ts'],
    ['tests/server/demo/world.test.ts'],
    ['tests/config/score.test.ts'],
    ['tests/config/account-limits.test.ts', 'tests/server/membership/membership-walk.test.ts'],
    ['tests/config/brands.test.ts', 'tests/contract/offered.test.ts', 'tests/contract/forms-on-server.test.ts'],
    ['tests/server/records/stored-records.test.ts'],
  ],
]

const journeys: Rows = [
  [
    ['analyst', 'invitation', 'truck'],
    ['fees', 'services', 'integrations'],
    ['access', 'order-types', 'settings'],
    ['signed-in-pages', 'warehouse'],
    ['offers', 'preview', 'all-in'],
    ['shipowner', 'workbench', 'keyboard'],
    ['release', 'planning', 'many'],
  ],
  [
    ['account', 'schedules', 'cut-offs-and-pieces'],
    ['drafts', 'edges', 'tracking'],
    ['membership', 'sessions', 'warehouse-tracking'],
    ['content', 'bank', 'sources'],
    ['overseas', 'suppliers', 'fujian'],
    ['domestic', 'links'],
    ['campaigns', 'ports', 'pre-port'],
  ],
]

/** Paths of tests that Vitest skips on that day. */
export function testsOfOtherDays(day: number): string[] {
  return vitest.flatMap((groups) => ofOtherDays(groups, day))
}

/** Journeys that are skipped on that day, without the file extension. */
export function journeysOfOtherDays(day: number): string[] {
  return journeys.flatMap((groups) => ofOtherDays(groups, day))
}

function ofOtherDays(groups: Rows[number], day: number): string[] {
  return groups.flatMap((group, place) => (place === day % groups.length ? [] : group))
}
