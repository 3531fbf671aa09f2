/**
 * Opens and closes a preview in a browser. Page requests carry no token, so a link with the preview's id sets a cookie for all
 * further pages; a link with `end` clears it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/index.ts'
import { findPreview, type Preview } from './store.ts'

/** Name of the cookie, the query parameter and the header that identify the preview. */
export const previewName = 'preview'
const ended = 'end'

export interface Previews {
  /** The preview for which a page, or a part of one, is requested. */
  readonly ofVisit: (request: FastifyRequest) => Promise<Preview | null>
  /** The preview named in a page's API call: null if none, `ended` if it has ended. */
  readonly ofCall: (request: FastifyRequest) => Promise<Preview | 'ended' | null>
  /** Handles preview links: opens or ends the preview and redirects to the page. Returns true if it sent a reply. */
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
        .setCookie(previewName, preview?.id ?? '', { path: '/', maxAge: seconds, httpOnly: true, sameSite: 'lax', secure })
        .header('cache-control', 'no-store')
        // Two leading slashes would redirect to another host.
        .redirect(`${url.pathname.replace(/^\/{2,}/, '/')}${url.search}`, 303)
      return true
    },
  }
}
