/** Links that show where shipments are, without parties, to whoever holds them. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Operations } from '#generated/operations.ts'
import { dayMs } from '#rules'
import { holdUser } from '../../db/index.ts'
import { type Call, cutPage, type Handlers, limitOf, pageOf, type Result, refuse, type Vault, wordsOf } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { describeShipment, type ShownShipment } from './describe.ts'
import { findTrackingLink, insertTrackingLink, listTrackingLinks, revokeTrackingLink, type TrackingLink } from './link-store.ts'
import { routesOf } from './route.ts'
import { scopeOf } from './store.ts'
import { findMany } from './track-many.ts'

type ShareHandlers = Pick<Handlers, 'share-tracking' | 'list-tracking-links' | 'revoke-tracking-link' | 'read-shared-tracking'>

const codeBytes = 24
const codeShape = /^[A-Za-z0-9_-]{32}$/

export function createShareHandlers(vault: Vault): ShareHandlers {
  const hashOf = (code: string) => vault.mac(`tracking-link:${code}`)
  return {
    'share-tracking': ({ days, ...shown }, call) =>
      call.transaction(async (tx) => {
        const scope = scopeOf(call)
        if (!scope) return refuse('error.not-found')
        const result = await findMany({ db: tx, brand: call.brand }, scope, shown)
        if (!result.ok) return result
        if (result.value.every(({ shipments }) => shipments.length === 0)) return refuse('error.no-results')
        const userId = call.actor.userId ?? ''
        await holdUser(tx, userId)
        const now = call.now()
        const open = (await listTrackingLinks(tx, call.brand.id, userId)).filter((link) => stateOf(link, now) === 'open')
        if (open.length >= limitOf(call.brand, 'trackingLinksMax')) return refuse('error.limited')
        const code = randomBytes(codeBytes).toString('base64url')
        const linkId = randomUUID()
        const expiresAt = new Date(now.getTime() + days * dayMs)
        const whose = { brand: call.brand.id, userId, companyId: call.actor.companyId }
        await insertTrackingLink(tx, {
          ...whose,
          id: linkId,
          codeHash: hashOf(code),
          shown,
          createdAt: now,
          expiresAt,
        })
        const after = { numbers: shown.numbers, expiresAt: expiresAt.toISOString() }
        await writeAudit(tx, call, { event: 'tracking-shared', subject: linkId, after })
        return { ok: true as const, value: { linkId, code, expiresAt: expiresAt.toISOString() } }
      }),

    'list-tracking-links': async (input, call) => {
      const links = await listTrackingLinks(call.db, call.brand.id, call.actor.userId ?? '')
      const rows = links.map((link) => ({
        linkId: link.id,
        numbers: link.shown.numbers,
        createdAt: link.created_at.toISOString(),
        expiresAt: link.expires_at.toISOString(),
        state: stateOf(link, call.now()),
      }))
      return { ok: true, value: cutPage(rows, pageOf(input, call)) }
    },

    'revoke-tracking-link': ({ linkId }, call) =>
      call.transaction(async (tx) => {
        const own = { brand: call.brand.id, userId: call.actor.userId ?? '', id: linkId }
        if (!(await revokeTrackingLink(tx, own, call.now()))) return refuse('error.not-found')
        await writeAudit(tx, call, { event: 'tracking-link-revoked', subject: linkId, after: { revokedAt: call.now().toISOString() } })
        return { ok: true as const, value: { linkId, state: 'revoked' as const } }
      }),

    'read-shared-tracking': async ({ code }, call) => {
      const link = codeShape.test(code) ? await findTrackingLink(call.db, call.brand.id, hashOf(code)) : undefined
      // Gives no reason: unknown, expired and revoked look the same from outside.
      if (!link || stateOf(link, call.now()) !== 'open') return refuse('error.tracking-link-ended')
      return await readShared(call, link)
    },
  }
}

function stateOf({ revoked_at, expires_at }: Pick<TrackingLink, 'revoked_at' | 'expires_at'>, now: Date): 'open' | 'ended' | 'revoked' {
  if (revoked_at) return 'revoked'
  return expires_at.getTime() <= now.getTime() ? 'ended' : 'open'
}

async function readShared(call: Call, link: TrackingLink): Promise<Result<Operations['read-shared-tracking']['output']>> {
  const result = await findMany(call, { brand: call.brand.id, companyId: link.company_id }, link.shown)
  if (!result.ok) return result
  const shipments = result.value.flatMap((one) => one.shipments.map((shipment) => withoutNotes(call, describeShipment(call, shipment))))
  const outcome = shipments.length > 0 ? ('found' as const) : ('none' as const)
  const message = wordsOf(call)(outcome === 'found' ? 'tracking.found' : 'tracking.none')
  return {
    ok: true,
    value: { outcome, message, shipments, asked: [], expiresAt: link.expires_at.toISOString(), ...routesOf(call, shipments) },
  }
}

/** Free texts of staff and sources may name people or companies. */
function withoutNotes(call: Call, shipment: ShownShipment): ShownShipment {
  const reason = wordsOf(call)('tracking.onHold')
  const mute = (holds: ShownShipment['boxes'][number]['holds']) => holds.map((hold) => ({ ...hold, reason }))
  const boxes = shipment.boxes.map((box) => ({
    ...box,
    holds: mute(box.holds),
    lines: box.lines.map(({ remark: _remark, ...line }) => ({ ...line, holds: mute(line.holds) })),
  }))
  return { ...shipment, boxes }
}
