import type { Moves, PortalSession } from '#engine'
import type { JsonObject } from '#rules'

/**
 * What the record's life allows now, told from the machine that the server will ask again.
 * Loaded when a page with such a record is drawn; other pages do without the machine.
 */
export async function movesOf(
  life: string,
  record: unknown,
  session: PortalSession,
  text: (key: string, params?: JsonObject) => string,
): Promise<Moves> {
  const { possibleMovesOf } = await import('./order-moves.ts')
  return possibleMovesOf(life, record, session, text)
}
