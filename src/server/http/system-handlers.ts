import { type Handlers, todayOf, type Vault } from '../kernel/index.ts'
import { countStrangerCall } from '../people/accounts/index.ts'
import { readMails } from '../platform/mails/index.ts'
import { type Releases, readApiReference } from '../platform/releases/index.ts'
import { countPageView, pingDatabase } from './store.ts'

type SystemHandlers = Pick<
  Handlers,
  'read-health' | 'read-readiness' | 'read-openapi' | 'read-api-reference' | 'track-page-view' | 'list-mails'
>

export function createSystemHandlers(releases: Releases, vault: Pick<Vault, 'open'>): SystemHandlers {
  return {
    'read-health': () => Promise.resolve({ ok: true, value: { status: 'ok' } }),

    'read-readiness': async (_input, call) => {
      const release = releases.current().release.id
      try {
        await pingDatabase(call.db)
        return { ok: true, value: { status: 'ok', release } }
      } catch {
        return { ok: true, value: { status: 'no-database', release } }
      }
    },

    'read-openapi': (_input, call) => {
      const document = releases.current().brands[call.brand.id]?.openApi() ?? {}
      return Promise.resolve({ ok: true, value: document as Record<string, Record<string, string>> })
    },

    'read-api-reference': (_input, call) => {
      const document = releases.current().brands[call.brand.id]?.openApi() ?? {}
      return Promise.resolve({ ok: true, value: readApiReference(document, call) })
    },

    'track-page-view': async ({ route, page }, call) => {
      const { brand, actor, remoteAddress } = call
      const operation = { id: 'track-page-view', pace: 'beacon' } as const
      const { seconds } = await countStrangerCall(call.db, { brand, operation, userId: actor.userId, remoteAddress }, call.now())
      if (seconds !== null) return { ok: true, value: {} }
      // Only declared routes are counted: an actual address could identify a person.
      const isRoute = Object.values(call.brand.shells)[0]?.routes.some((candidate) => candidate.path === route) ?? false
      const isPage = Object.hasOwn(Object.values(call.brand.pages)[0] ?? {}, page)
      await countPageView(call.db, { brand: brand.id, day: todayOf(call), page: isRoute && isPage ? page : 'unknown' })
      return { ok: true, value: {} }
    },

    'list-mails': (input, call) => readMails(call, input, vault),
  }
}
