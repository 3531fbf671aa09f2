import { existsSync, realpathSync } from 'node:fs'

/** Whether Node was started with this file; `import.meta.main` only exists since Node 24.2. */
export function isMain(filename: string): boolean {
  const started = process.argv[1]
  return started !== undefined && existsSync(started) && realpathSync(started) === filename
}
