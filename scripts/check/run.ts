import { spawn } from 'node:child_process'

export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs a step with its output shown; answers whether it succeeded. */
export function runStep({ name, command: [file, ...parameters], environment }: Step): Promise<boolean> {
  const started = performance.now()
  process.stdout.write(`\n== ${name}: ${[file, ...parameters].join(' ')}\n`)
  return new Promise((resolve) => {
    const child = spawn(file, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => {
      process.stdout.write(`${name} could not run: ${error.message}\n`)
      resolve(false)
    })
    child.on('close', (code) => {
      process.stdout.write(
        `-- ${name}: ${code === 0 ? 'ok' : `failed (${code})`} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
      )
      resolve(code === 0)
    })
  })
}
