import type { Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'
import type { Call } from '../../kernel/index.ts'
import type { LiveRelease } from './live.ts'

/** Opens a call that the server makes itself inside a transaction: for a user who asked for it earlier, or for a source of events. */
export type OpenCall = (
  who: Pick<Call, 'actor' | 'brand' | 'language' | 'requestId' | 'origin'> & { readonly live: LiveRelease },
  tx: Transaction<Database>,
) => Call
