/** Cursors and the page headers of DCSA's APIs. */
import type { Call } from '../../kernel/index.ts'

/** Opaque to clients. */
export function cursorOf(position: string): string {
  return Buffer.from(`after:${position}`).toString('base64url')
}

/** The position after which to read; a cursor that we did not give starts at the beginning. */
export function readCursor(cursor: string | undefined): string {
  return /^after:(\d{1,18})$/.exec(Buffer.from(cursor ?? '', 'base64url').toString())?.[1] ?? '0'
}

/** The address of a page with the same filters. */
export function pageHeader({ origin }: Pick<Call, 'origin'>, path: string, input: object, cursor: string | undefined): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...input, cursor }))
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  return `${origin}${path}?${query}`
}
