/**
 * `npm run hooks`: from now on, git checks what you commit: formatting, boundaries, words, documents and the order of migrations, in
 * a few seconds. `npm run hooks -- --off` stops it. It only concerns this clone; `git commit --no-verify` skips it once.
 */
import { parseArgs } from 'node:util'
import { installHook, removeHook } from './hooks/install.ts'

try {
  const { values } = parseArgs({ options: { off: { type: 'boolean' } } })
  console.log(values.off ? removeHook(process.cwd()) : installHook(process.cwd()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
