/** Runs commands in this process, which has already loaded their code and the document check. */
import { vi } from 'vitest'
import { runConfig } from '../../scripts/config/run.ts'
import { runPeople } from '../../scripts/people/run.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Like `npm run config -- ...`. Undefined unsets a variable. */
export async function runConfigHere(folder: string, words: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return await runIn(folder, variables, () => runConfig(words))
}

/** Like `npm run people -- ...`. */
export async function runPeopleHere(folder: string, words: readonly string[], variables: NodeJS.ProcessEnv): Promise<Ran> {
  return await runIn(folder, variables, () => runPeople(words))
}

async function runIn(folder: string, variables: NodeJS.ProcessEnv, run: () => Promise<number>): Promise<Ran> {
  const before = process.cwd()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  process.chdir(folder)
  try {
    return await listen(run)
  } finally {
    process.chdir(before)
    vi.unstubAllEnvs()
  }
}

/** Exit code and output of a command. */
export async function listen(run: () => Promise<number>): Promise<Ran> {
  const [out, err] = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()]
  const linesOf = ({ mock }: typeof out) => mock.calls.map(([line]) => `${line}\n`).join('')
  try {
    return { code: await run(), out: linesOf(out), err: linesOf(err) }
  } finally {
    for (const spy of [out, err]) spy.mockRestore()
  }
}
