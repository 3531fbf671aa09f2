import { forgetCarried } from './carried.ts'
import { silenceKeepers } from './draft-keeper.ts'
import { clearLocal, keepLocalOf } from './local-drafts.ts'

/**
 * Wipes what was typed here and not sent; for an explicit sign-out, at which the server wipes what it keeps for the reader.
 * Nothing of it is on its way to the server any more when this is done.
 */
export async function forgetDrafts(): Promise<void> {
  await silenceKeepers()
  forgetCarried()
  await clearLocal()
}

/** Sign-in deletes what another user typed in this browser. */
export async function keepDraftsOf(who: string): Promise<void> {
  await keepLocalOf(who)
}
