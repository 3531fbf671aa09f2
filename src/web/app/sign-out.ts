import { notify } from '#engine'
import type { Client } from '../request/client.ts'
import { keepActing } from '../session/acting.ts'
import type { SessionStore } from '../session/session-store.ts'
import { loadPageCode } from './page-loader.ts'
import type { Text } from './texts.ts'

interface SignOutParts {
  readonly client: Client
  readonly store: SessionStore
  readonly texts: Text
  readonly goHome: () => void
}

/** Signs the user out at their request, here and in other tabs. */
export async function signOut({ client, store, texts, goHome }: SignOutParts): Promise<void> {
  // Clear local drafts first, so that nothing is saved again; the server deletes its own on sign-out.
  const { forgetDrafts } = await loadPageCode()
  await forgetDrafts()
  await client.call('sign-out', {}, { quiet: true })
  keepActing(null)
  store.leave()
  goHome()
  notify('good', texts('portal.signedOut'))
}
