import { createInterface } from 'node:readline/promises'
import type { Ask } from '../brand-new.ts'

/** Asks on the terminal until all questions are answered; Ctrl-C or end of input stops it before anything is written. */
export async function askOnTerminal<T>(task: (ask: Ask) => Promise<T>): Promise<T> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const stopped = new Promise<never>((_, reject) => lines.once('close', () => reject(new Error('Cancelled; nothing was written'))))
  const ask: Ask = async ({ asks, option }, offered, complaint) => {
    if (complaint !== undefined) console.log(`  ${complaint}`)
    return Promise.race([lines.question(`${asks} (--${option})${offered === '' ? '' : ` [${offered}]`}: `), stopped])
  }
  try {
    return await task(ask)
  } finally {
    // Closing rejects this promise, which no one awaits any more.
    stopped.catch(() => undefined)
    lines.close()
  }
}
