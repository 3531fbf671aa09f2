/**
 * How a browser goes into a preview and out of it. Pages are fetched without a token, so a link with the preview's id sets
 * a cookie, which every further page brings along; a link that says `end` takes it away.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/index.ts'
import { findPreview, type Preview } from './store.ts'

/** Of the cookie, of the word in the address and of the header in which a page names its preview. */
export const previewName = 'preview'
const ended = 'end'

export interface Previews {
  /** The preview in which a page or a part of one is fetched. */
  readonly ofVisit: (request: FastifyRequest) => Promise<Preview | null>
  /** The preview that a page names in its calls: null where it names none, `ended` where it is no more. */
  readonly ofCall: (request: FastifyRequest) => Promise<Preview | 'ended' | null>
  /** Where the address goes into a preview or out of it: does so and leads to the page itself. True where it has answered. */
  readonly enterOrLeave: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
}

export interface CreatePreviewsOptions {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly secure: boolean
}

export function createPreviews({ db, now, secure }: CreatePreviewsOptions): Previews {
  const find = (id: string | undefined): Promise<Preview | null> => (id === undefined ? Promise.resolve(null) : findPreview(db, id, now()))

  return {
    ofVisit: (request) => find(request.cookies[previewName]),
    ofCall: async (request) => {
      const id = request.headers[previewName]
      return typeof id === 'string' ? ((await find(id)) ?? 'ended') : null
    },
    enterOrLeave: async (request, reply) => {
      const url = new URL(request.url, 'http://portal')
      const id = url.searchParams.get(previewName)
      if (id === null) return false
      const preview = id === ended ? null : await find(id)
      const seconds = preview ? Math.ceil((preview.until.getTime() - now().getTime()) / 1000) : 0
      url.searchParams.delete(previewName)
      await reply
        .header(
          'set-cookie',
          `${previewName}=${preview?.id ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
        )
        .header('cache-control', 'no-store')
        // Two slashes at the start would lead to another host.
        .redirect(`${url.pathname.replace(/^\/{2,}/, '/')}${url.search}`, 303)
      return true
    },
  }
}
