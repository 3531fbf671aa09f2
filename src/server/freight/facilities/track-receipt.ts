/** Goods at a warehouse, by inbound number: what was received, and what storing them costs so far. */
import { chooseTariff, priceTariff, tariffOn, totalLines } from '#domain'
import type { WarehouseStay } from '#generated/entities.ts'
import { addDays, dayIn, type Json, type JsonObject } from '#rules'
import { type Call, type FileAnswer, type Handlers, type Result, todayOf } from '../../kernel/index.ts'
import { findFile, serveFile } from '../../platform/files/index.ts'
import { readBoxes, readContainerTypes, readMoney, tariffsOf } from '../quotes/index.ts'
import { chargesIn, daysFrom, ownerOf } from './charge-box.ts'
import { findReceipt, type Receipt } from './receipt-store.ts'
import { findSite } from './records.ts'

const storageFact = 'storageDays'

export const receiptHandlers: Pick<Handlers, 'track-warehouse-receipt' | 'download-receipt-photo'> = {
  'track-warehouse-receipt': async ({ direction, inboundNo }, call) => {
    const whose = ownerOf(call)
    const receipt = whose && (await findReceipt(call.db, { ...whose, direction, inboundNo: inboundNo.trim() }))
    if (!receipt) return { ok: false, error: 'error.inbound-not-found' }
    return { ok: true, value: await toStay(receipt, call) }
  },

  'download-receipt-photo': ({ receiptId, fileId }, call) => servePhoto(receiptId, fileId, call),
}

async function servePhoto(id: string, fileId: string, call: Call): Promise<Result<FileAnswer>> {
  const missing = { ok: false, error: 'error.not-found' } as const
  const whose = ownerOf(call)
  const receipt = whose && (await findReceipt(call.db, { ...whose, id }))
  if (!receipt?.data.photos?.some((photo) => photo.fileId === fileId)) return missing
  const file = await findFile(call.db, call.brand.id, fileId)
  return file?.belongs_to === id ? await serveFile(call, file) : missing
}

async function toStay({ id, data, booking }: Receipt, call: Call): Promise<WarehouseStay> {
  const { timeZone } = call.brand
  const releasedAt = textOf(data.releasedAt)
  const from = dayIn(timeZone, new Date(textOf(data.receivedAt) ?? call.now()))
  const days = daysFrom(from, releasedAt ? dayIn(timeZone, new Date(releasedAt)) : todayOf(call))
  const difference = Number(data.countedPieces ?? 0) - Number(data.announcedPieces ?? 0)
  return {
    ...data,
    receiptId: id,
    ...(difference === 0 ? {} : { difference }),
    there: releasedAt === undefined,
    days,
    ...(await chargeStorage(data, booking, { from, days, call })),
  }
}

/** Storage only, because handling and stuffing belong to the order's own fees. Nothing if the warehouse has no storage price. */
async function chargeStorage(
  { warehouse }: Receipt['data'],
  booking: JsonObject,
  { from, days, call }: { readonly from: string; readonly days: number; readonly call: Call },
): Promise<Partial<WarehouseStay>> {
  const { brand } = call
  const site = textOf(warehouse)
  const port = site === undefined ? undefined : textOf(findSite('warehouse', site, call)?.parent)
  const chosen = chooseTariff(tariffsOf(brand), { service: 'warehouse', pol: port, site, day: from })
  const boxes = readBoxes(booking.boxes)
  if (!chosen || boxes.length === 0) return {}
  const tariff = tariffOn(chosen, from, brand.timeZone)
  const lines = tariff.lines.filter(({ count }) => count === storageFact)
  const free = lines.find((line) => line.free !== undefined)?.free
  if (lines.length === 0) return {}
  const money = await readMoney(call.db, brand, todayOf(call))
  const { outcomes, ok } = priceTariff({
    ...money,
    tariff: { ...tariff, lines },
    facts: { [storageFact]: String(days), ...(typeof booking.cargoType === 'string' ? { cargoType: booking.cargoType } : {}) },
    boxes,
    day: from,
    timeZone: brand.timeZone,
    containerTypes: readContainerTypes(brand),
  })
  if (!ok) return {}
  const charged = outcomes.flatMap((outcome) => outcome.lines)
  const freeDaysLeft = Number(free ?? 0) - days
  return {
    freeDays: Number(free ?? 0),
    ...(free === undefined ? {} : { lastFreeDay: addDays(from, Number(free) - 1) }),
    ...(freeDaysLeft > 0 ? { freeDaysLeft: freeDaysLeft } : {}),
    ...chargesIn(tariff, { lines: charged, ...totalLines(charged, money) }),
  }
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
