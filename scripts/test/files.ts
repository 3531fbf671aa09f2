/** Which test files there are, and which of them a run on PostgreSQL repeats. */
import { globSync } from 'node:fs'

const isOnServer = Boolean(process.env['DATABASE_URL'])

/** Tests that open no database, or always the embedded one. */
const withoutDatabase = [
  'releases/brands-drop-in',
  'releases/config-command',
  'files/detect-documents',
  'http/dictionaries',
  'faults/fresh-machine',
  'releases/manual',
  'files/pictures',
  'http/route-list',
  'faults/start',
  'pricing/tariff-changes',
].map((name) => `tests/server/${name}.test.ts`)

/** Tests that do not depend on the database run only without PostgreSQL. */
export const testGlobs = isOnServer
  ? ['src/server/db/**/*.test.ts', 'tests/server/**/*.test.ts']
  : ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/{contract,server,config,parity,support}/**/*.test.ts']

export const embeddedOnlyTests = isOnServer ? withoutDatabase : []

const journeysOnServer = ['order', 'membership', 'release'].map((name) => `tests/journeys/${name}.journey.ts`)

export function listTests(): string[] {
  return globSync(testGlobs)
    .filter((path) => !embeddedOnlyTests.includes(path))
    .sort()
}

export function listJourneys(): string[] {
  return isOnServer ? journeysOnServer : globSync('tests/journeys/*.journey.ts').sort()
}

/** Whether both databases run it. */
export function runsOnBoth(path: string): boolean {
  return /^(src\/server\/db|tests\/server)\//.test(path) && !withoutDatabase.includes(path)
}
