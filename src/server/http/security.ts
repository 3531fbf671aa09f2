/**
 * Headers of every response, and the policy of pages. A table instead of @fastify/helmet: its hook does not run for addresses
 * that never reach a route, and those responses need the headers as well.
 */
import { randomBytes } from 'node:crypto'

export interface SecurityOptions {
  /** Served over TLS, according to the public address. */
  readonly secure: boolean
}

export function securityHeaders({ secure }: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * Cuts a page off from the window of another site that opened it. Addresses that were typed, bookmarked or opened by another
 * application have no such window, and for them the policy would cost time: the browser discards the process it has ready for a
 * new tab and starts another, some 70 ms until a form takes keys. A browser that does not say where a visit comes from gets it.
 *
 * @param site the request's Sec-Fetch-Site (Fetch Metadata), which pages cannot set
 */
export function openerPolicy(site: unknown): Readonly<Record<string, string>> {
  return site === 'none' || site === 'same-origin' ? {} : { 'cross-origin-opener-policy': 'same-origin' }
}

export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

export interface PagePolicyOptions {
  readonly nonce: string
  readonly dev: boolean
  /** Origins of sites that may frame the page; usually none. */
  readonly frameOrigins: readonly string[]
}

/** One nonce for scripts and styles; style attributes are written by the renderer into its markup. */
export function pagePolicy({ nonce, dev, frameOrigins }: PagePolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Uploaded files are fetched with the session and shown from memory; other origins may not be framed.
    'frame-src blob:',
    `connect-src 'self'${dev ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'"}`,
  ].join('; ')
}
