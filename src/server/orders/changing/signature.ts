import type { Call } from '../../kernel/index.ts'
import type { Signature } from './papers.ts'

/** The caller as the papers name who did something. */
export function signatureOf(call: Call): Signature {
  return { name: call.actor.name, latinName: call.actor.latinName, at: call.now().toISOString() }
}
