/** Words that only their recipient may read, such as a code or a link that opens something: sealed in the outbox until they leave. */
import type { JsonObject } from '#rules'
import type { Vault } from '../kernel/index.ts'

export type Sealer = Pick<Vault, 'seal'>
export type Opener = Pick<Vault, 'open'>

/** The parts of a payload that hold the words. */
export function sealBody(vault: Sealer, recipient: string, body: string): JsonObject {
  return { body: '', sealed: vault.seal(body, ownerOf(recipient)) }
}

/** Null where they were sealed with another key. */
export function openBody(vault: Opener, recipient: string, { body, sealed }: JsonObject): string | null {
  return typeof sealed === 'string' ? vault.open(sealed, ownerOf(recipient)) : String(body ?? '')
}

/** Binds the sealed text to its recipient. */
function ownerOf(recipient: string): string {
  return `outbox:${recipient}`
}
