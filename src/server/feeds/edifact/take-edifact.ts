/** From the bytes of an EDIFACT file to events and a receipt. */
import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import { type Database, inTransaction } from '../../db/index.ts'
import { limitOf } from '../../kernel/index.ts'
import { type TakenIn, takeIn } from '../transport/index.ts'
import { readEdifactText } from './read-edifact-text.ts'

export interface EdifactFile {
  readonly brand: BrandPlan
  /** Row of the reference event-source. */
  readonly source: string
  readonly name: string
  readonly size: number
  /** Only called if the size is allowed. */
  readonly read: () => Promise<Uint8Array>
  readonly byName?: string
}

const megabyte = 1_000_000

/**
 * Takes in what can be read; the receipt keeps the file, and the position and reason of every refused part. It is read before the
 * transaction begins: on the embedded database, all other calls wait for a transaction.
 */
export async function takeEdifact(db: Kysely<Database>, file: EdifactFile, now: Date): Promise<TakenIn> {
  const { brand, source, name, byName, size } = file
  const receipt = { brand: brand.id, source, kind: 'edifact' as const, name, ...(byName === undefined ? {} : { byName }) }
  const most = limitOf(brand, 'edifactMegabytes')
  if (size > most * megabyte) {
    const refusals = [{ path: '', text: 'edifact.too-large', params: { most: String(most) } }]
    return await inTransaction(db, (tx) => takeIn(tx, { receipt, refusals }, now))
  }
  const text = decode(await file.read())
  const content = await readEdifactText(text, brand, source, now)
  const intake = { receipt: { ...receipt, body: text }, correctionDays: limitOf(brand, 'correctionDays'), ...content }
  return await inTransaction(db, (tx) => takeIn(tx, intake, now))
}

/** UTF-8, else the Latin alphabet of the syntax levels UNOC and below. PostgreSQL stores no zero bytes. */
function decode(bytes: Uint8Array): string {
  const clean = bytes.includes(0) ? bytes.filter((byte) => byte !== 0) : bytes
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(clean)
  } catch {
    return new TextDecoder('latin1').decode(clean)
  }
}
