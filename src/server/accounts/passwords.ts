/** Hashing passwords: argon2id, few at a time, so that a flood of wrong passwords does not starve everything else. */
import { hash, verify } from '@node-rs/argon2'

/** Argon2id, which is the library's own choice. Above what OWASP asks for (19 MiB, 2 passes); about 30 ms on the machines we know. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const

export interface Hasher {
  hash(password: string): Promise<string>
  /** Null where too many are waiting: say so at once instead of letting people queue. */
  verify(stored: string | null, password: string): Promise<boolean | null>
}

const atOnce = 2
const mostWaiting = 40

export function createHasher(): Hasher {
  let running = 0
  const waiting: (() => void)[] = []
  // An unknown account must cost the same time as a wrong password.
  const nobody = hash('nobody has this password', cost)

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (stored, password) => {
      if (waiting.length >= mostWaiting) return null
      const right = await inTurn(async () => verify(stored ?? (await nobody), password))
      return right && stored !== null
    },
  }
}
