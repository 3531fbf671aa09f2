import { forgetCarried } from './carried-entries.ts'
import { silenceKeepers } from './draft-keeper.ts'
import { clearInterrupted } from './interrupted-entries.ts'
import { clearLocal, keepLocalOf } from './local-drafts.ts'

/** Deletes unsubmitted entries on explicit sign-out, when the server deletes its copies too. Resolves when no save is pending any more. */
export async function forgetDrafts(): Promise<void> {
  await silenceKeepers()
  forgetCarried()
  clearInterrupted()
  await clearLocal()
}

/** Sign-in deletes what another user typed in this browser. */
export async function keepDraftsOf(who: string): Promise<void> {
  clearInterrupted(who)
  await keepLocalOf(who)
}
