/** Measurements in processes of their own, for their peaks of memory. */
import { spawnSync } from 'node:child_process'

/** More than any build should take. */
const heapMb = 12_000

/** Runs the script and reads the JSON that it prints. */
export function runChild<T>(root: string, script: string, parameters: readonly string[]): T {
  const flags = [`--max-old-space-size=${heapMb}`, '--expose-gc']
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, script, ...parameters], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${script} ${parameters.join(' ')}: ${stderr.slice(-600)}`)
  return JSON.parse(stdout) as T
}
