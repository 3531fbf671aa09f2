export { type CheckedOrders, type CheckOrdersOptions, checkOrders } from './check-orders.ts'
export {
  createTestDatabase,
  type DatabaseImage,
  DatabaseInUseError,
  dropTemplates,
  NewerDatabaseError,
  nameImage,
  removeOlder,
  type TestDatabase,
} from './db/index.ts'
export { type Env, EnvError, readEnv, settings } from './env.ts'
export { createLog } from './log.ts'
export { type RunningServer, type StartServerOptions, startServer } from './main.ts'
export { openReleaseCommands, type ReleaseCommands } from './releases/command.ts'
export { NoReleaseError } from './releases/index.ts'
export { type SeedDatabaseOptions, seedDatabase } from './seed.ts'
export { drawSheet } from './sheets/index.ts'
export { openPeopleCommands, type PeopleCommands } from './staff/command.ts'
export {
  type OpenTestPortalOptions,
  openTestPortal,
  peopleImage,
  servedSources,
  servingImage,
  type TestPortal,
  testPassword,
} from './testing.ts'
export { compileOnce } from './testing-release.ts'
