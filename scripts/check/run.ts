/** Runs the steps of check and test as commands, in sequence or in parallel, and records how long each took. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly environment?: Readonly<Record<string, string>>
}

export interface Ran {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
}

/** Runs a step with its output streamed. */
export function runStep(step: Step): Promise<Ran> {
  process.stdout.write(headOf(step))
  return run(step, (bytes) => process.stdout.write(bytes))
}

/** Runs as many steps in parallel as there are cores; the output of each is printed when it ends. */
export async function runSideBySide(steps: readonly Step[], atOnce = availableParallelism()): Promise<Ran[]> {
  const waiting = [...steps]
  const ran: Ran[] = []
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const output: Buffer[] = []
      const done = await run(step, (bytes) => output.push(bytes))
      process.stdout.write(`${headOf(step)}${Buffer.concat(output)}-- ${describeRan(done)}\n`)
      ran.push(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return ran
}

export function describeRan({ name, ok, seconds }: Ran): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${ok ? 'ok    ' : 'FAILED'}  ${name}`
}

function headOf({ name, command }: Step): string {
  return `\n== ${name}: ${command.join(' ')}\n`
}

function run({ name, command: [file, ...parameters], environment }: Step, show: (bytes: Buffer) => void): Promise<Ran> {
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (ok: boolean) => resolve({ name, ok, seconds: (performance.now() - started) / 1000 })
    const child = spawn(file, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', show)
    child.on('error', (error) => {
      show(Buffer.from(`${name} could not run: ${error.message}\n`))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
