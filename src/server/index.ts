export {
  type CheckedOrders,
  type CheckOrdersOptions,
  checkOrders,
  type MeasuredRelease,
  openPeopleCommands,
  openReleaseCommands,
  type PeopleCommands,
  type ReleaseCommands,
} from './commands/index.ts'
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
export { readPageScripts } from './http/index.ts'
export { createLog } from './kernel/index.ts'
export { type RunningServer, type StartServerOptions, startServer } from './main.ts'
export { NoReleaseError } from './platform/releases/index.ts'
export { drawSheet } from './platform/sheets/index.ts'
export {
  compileOnce,
  type OpenTestPortalOptions,
  openTestPortal,
  peopleImage,
  servedSources,
  servingImage,
  type TestPortal,
  testPassword,
} from './testing.ts'
