/** Goods of demo orders that warehouses have received: the customer's own warehouse orders, and imports at a warehouse of their port. */
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { addDays, dayIn, type JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import { type FileStore, listObjects } from '../kernel/index.ts'
import type { OrderData } from '../orders/order/index.ts'
import { pictureType } from '../platform/files/index.ts'
import { addRecord, readEntity } from '../platform/records/index.ts'
import type { PersonFact, ReceiptFacts } from './demo-documents.ts'
import { drawPhoto } from './photo-drawing.ts'
import { createRandom, type Random } from './random.ts'
import { insertWorldRows, type WorldRecord } from './store.ts'

export interface AddReceiptsOptions {
  readonly brand: BrandPlan
  readonly release: Release
  readonly today: string
  readonly seed: number
  readonly facts: ReceiptFacts
  readonly people: readonly PersonFact[]
  readonly orders: readonly WorldRecord[]
  readonly files: FileStore | null
}

const entity = 'warehouse-receipt'
/** Share of receipts with fewer packages than announced, and with damaged ones. */
const [shortShare, damagedShare] = [0.2, 0.25]
const underWay = new Set(['in-process', 'completed'])

export async function addWarehouseReceipts(tx: Transaction<Database>, options: AddReceiptsOptions): Promise<void> {
  const { brand, release, people, orders, files, facts } = options
  const plan = readEntity({ entity, brand, release })
  const staff = people.find(({ role }) => role === 'staff')
  if (!staff) return
  const random = createRandom(options.seed)
  const drawn = files && (await drawAll(facts))
  for (const order of orders) {
    const receipt = toReceipt(order, options, random)
    if (!receipt) continue
    const id = `demo-${order.id}-receipt`
    const at = new Date(String(receipt.receivedAt))
    const photoFacts = facts.photos.filter((photo) => photo.id !== 'damage' || receipt.damagedPieces !== undefined)
    const photos: JsonObject[] = []
    for (const { id: kind, name } of drawn ? photoFacts : []) {
      const fileId = `${id}-${kind}`
      const bytes = drawn?.get(kind)
      if (!files || !bytes) continue
      await keepPhoto(tx, files, { id: fileId, brand, userId: staff.id, name, bytes, at, receipt: id })
      photos.push({ name, fileId })
    }
    const data = { ...receipt, ...(photos.length > 0 ? { photos } : {}) }
    await addRecord(tx, plan, { id, brand: brand.id, release: release.id, at, data, owner: staff })
  }
}

function toReceipt(order: WorldRecord, { brand, today, facts }: AddReceiptsOptions, random: Random): JsonObject | null {
  const data = order.data as OrderData
  const isImport = data.orderType === 'import'
  const warehouse = isImport ? warehouseAt(brand, String(data.booking.port)) : data.booking.warehouse
  if (!underWay.has(order.state ?? '') || typeof warehouse !== 'string') return null
  const start = String(data.booking.plannedDate ?? data.booking.eta ?? dayIn(brand.timeZone, new Date(order.createdAt)))
  const came =
    [addDays(start, isImport ? random.between(1, 3) : -random.between(2, 9)), addDays(today, -random.between(1, 6))].sort()[0] ?? today
  const leavesOn = addDays(start, isImport ? random.between(4, 9) : 0)
  const announced = random.between(40, 900)
  const missing = random.next() < shortShare ? random.between(1, 6) : 0
  const damaged = random.next() < damagedShare ? random.between(1, 3) : 0
  const customs = leavesOn < today ? 'released' : random.pick(['not-declared', 'declared', 'inspection', 'released'])
  const remarks = [
    missing > 0 && facts.short.replaceAll('{count}', String(missing)),
    damaged > 0 && facts.damaged.replaceAll('{count}', String(damaged)),
  ]
  const volume = random.between(180, 640)
  return {
    direction: isImport ? 'import' : 'export',
    inboundNo: `${facts.prefix}${order.id.replace(/\D/g, '')}`,
    omsOrderNo: order.id,
    warehouse,
    receivedAt: `${came}T0${random.between(1, 8)}:${random.between(10, 59)}:00Z`,
    ...(leavesOn < today ? { releasedAt: `${leavesOn}T09:${random.between(10, 59)}:00Z` } : {}),
    announcedPieces: announced,
    countedPieces: announced - missing,
    ...(damaged > 0 ? { damagedPieces: damaged } : {}),
    packaging: 'cartons',
    weight: String(announced * random.between(8, 22)),
    volume: `${Math.floor(volume / 10)}.${volume % 10}`,
    marks: facts.marks,
    customsState: customs,
    ...(customs === 'not-declared' ? {} : { customsAt: `${addDays(came, 1)}T03:20:00Z` }),
    ...(remarks.some(Boolean) ? { remark: remarks.filter(Boolean).join('；') } : {}),
  }
}

function warehouseAt({ documents }: BrandPlan, port: string): string | undefined {
  const warehouse = listObjects(documents.reference?.warehouse?.rows).find(({ parent }) => parent === port)
  return warehouse && String(warehouse.id)
}

/** Each kind is drawn once for a brand; the demo needs no other pictures. */
async function drawAll({ photos }: ReceiptFacts): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = new Map<string, Uint8Array>()
  for (const { id } of photos) drawn.set(id, await drawPhoto(id))
  return drawn
}

interface Photo {
  readonly id: string
  readonly brand: BrandPlan
  readonly userId: string
  readonly name: string
  readonly bytes: Uint8Array
  readonly at: Date
  readonly receipt: string
}

async function keepPhoto(tx: Kysely<Database>, files: FileStore, { id, brand, userId, name, bytes, at, receipt }: Photo): Promise<void> {
  const key = `demo/${id}`
  await files.put(key, bytes)
  await insertWorldRows(tx, 'files', [
    {
      id,
      brand: brand.id,
      company_id: null,
      user_id: userId,
      order_id: null,
      kind: `${brand.documentPrefix}picture`,
      name: `${name}.webp`,
      type: pictureType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      key,
      created_at: at,
      belongs_to: receipt,
    },
  ])
}
