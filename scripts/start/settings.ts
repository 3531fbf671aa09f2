/** Checks settings before loading the server's code, which takes most of a second. */
import { assertFolderFree, DatabaseInUseError } from '../../src/server/db/lock.ts'
import { type Env, EnvError, readEnv } from '../../src/server/env.ts'

/** Exits with one sentence if a setting is wrong, or if another server has the embedded database open. */
export function readSettings(): Env {
  try {
    const env = readEnv(process.env)
    if (env.databaseUrl === undefined) assertFolderFree(`${env.dataDir}/database`)
    return env
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof DatabaseInUseError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
