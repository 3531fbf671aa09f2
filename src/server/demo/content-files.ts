/** Covers and attachments of the demo's publications: pictures drawn from the brand's own assets, and short PDF sheets. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Release } from '#config'
import type { JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import type { FileStore } from '../kernel/index.ts'
import { fontName, makePdf } from '../platform/sheets/index.ts'
import { insertWorldRows } from './store.ts'

export interface ContentFilesFact {
  /** A picture among the brand's assets. */
  readonly cover?: string
  readonly attachment?: { readonly name: string; readonly title: string; readonly lines: readonly string[] }
}

export interface AddContentFilesOptions {
  readonly brand: string
  readonly release: Pick<Release, 'assets'>
  readonly files: FileStore
  /** The record that they belong to. */
  readonly record: { readonly id: string; readonly kind: string; readonly at: Date; readonly userId: string }
}

/** Stores the files; returns the fields that name them. */
export async function addContentFiles(
  tx: Transaction<Database>,
  { cover, attachment }: ContentFilesFact,
  options: AddContentFilesOptions,
): Promise<JsonObject> {
  const { brand, release } = options
  const asset = cover === undefined ? undefined : release.assets[`${brand}/${cover}`]
  if (cover !== undefined && !asset) throw new Error(`The brand ${brand} has no asset ${cover}.`)
  const fields: Record<string, JsonObject[string]> = {}
  if (asset) {
    const bytes = await drawCover(Buffer.from(asset.base64, 'base64'))
    fields.cover = await keep(tx, options, { part: 'cover', name: 'cover.webp', type: 'image/webp', bytes })
  }
  if (attachment) {
    const { name, title, lines } = attachment
    const content = [{ text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 14] }, { ul: [...lines] }]
    const bytes = await makePdf({ language: 'zh-CN', content, defaultStyle: { font: fontName, fontSize: 11, lineHeight: 1.5 } })
    const fileId = await keep(tx, options, { part: 'attachment', name: `${name}.pdf`, type: 'application/pdf', bytes })
    fields.attachments = [{ name, fileId }]
  }
  return fields
}

/** The size and shape of a cover that staff have cropped. Drawings for page heads have their subject on the right. */
async function drawCover(drawing: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return new Uint8Array(
    await sharp(drawing).resize({ width: 1280, height: 720, fit: 'cover', position: 'right' }).webp({ quality: 84 }).toBuffer(),
  )
}

interface Kept {
  readonly part: string
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Bytes first: if the rows are rolled back, the sweep removes them. */
async function keep(
  tx: Transaction<Database>,
  { brand, files, record }: AddContentFilesOptions,
  { part, bytes, ...file }: Kept,
): Promise<string> {
  const id = `${record.id}-${part}`
  const key = `demo/${id}`
  await files.put(key, bytes)
  await insertWorldRows(tx, 'files', [
    {
      ...file,
      id,
      brand,
      company_id: null,
      user_id: record.userId,
      order_id: null,
      kind: record.kind,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      key,
      created_at: record.at,
      belongs_to: record.id,
    },
  ])
  return id
}
