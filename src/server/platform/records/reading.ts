/** What readers get: a record, its files, and the feed. */
import { createHash } from 'node:crypto'
import { decide, fieldAllowed } from '#domain'
import type { JsonObject } from '#rules'
import { readAllRows } from '../../db/index.ts'
import { type Call, type FileAnswer, type Result, readGrid, readRow, refuse, type SharedHandlers } from '../../kernel/index.ts'
import { findFile, serveFile } from '../files/index.ts'
import { fileIdsIn } from './additions.ts'
import { type EntityPlan, maySee, readEntity, reasonHidden } from './entity.ts'
import { feedOf } from './feed.ts'
import { createPreviewHandler, holdsPass, type PreviewParts } from './previews.ts'
import { type DataRow, previewed, type Records, shownToReaders, visible } from './record-visibility.ts'

export type ReaderHandlers = Pick<SharedHandlers, 'read-record' | 'download-record-file' | 'preview-record' | 'feed-records'>

/** A file never changes, but its record can be withdrawn. */
const fileSeconds = 3_600
const feedSeconds = 600

export function createReaderHandlers(parts: PreviewParts): ReaderHandlers {
  const { vault } = parts

  /** The record as the caller sees it, or else as readers do. */
  function waysTo(input: JsonObject, call: Call, plan: EntityPlan): Records[] {
    const id = String(input[plan.key])
    const passed = holdsPass(vault, plan, input, call.now())
    const others = [...(passed ? [previewed(call, plan, id)] : []), ...(plan.isShared ? [shownToReaders(call, plan, id)] : [])]
    return [visible(call, plan, id), ...others]
  }

  return {
    'read-record': async (input, call) => {
      const plan = readEntity(call)
      for (const records of waysTo(input, call, plan)) {
        const row = await readRow<DataRow, object>(call, records, { more: () => reasonHidden(call, plan) })
        if (row.ok) return row
      }
      return refuse('error.not-found')
    },

    'download-record-file': async (input, call) => {
      const plan = readEntity(call)
      const id = String(input[plan.key])
      const field = String(input.field)
      const path = plan.files.find((one) => one.split('/')[0] === field)
      if (path === undefined || !maySee(call, plan, field)) return refuse('error.not-found')
      const isOpen = isForVisitors(call, plan, field)
      const ways = isOpen ? [shownToReaders(call, plan, id), ...waysTo(input, call, plan)] : waysTo(input, call, plan)
      for (const [index, records] of ways.entries()) {
        const [row] = await readAllRows<DataRow>(call.db, records)
        if (row) return await serve(call, row, { id, path, wanted: input.fileId, isOpen: isOpen && index === 0 })
      }
      return refuse('error.not-found')
    },

    'preview-record': createPreviewHandler(parts),

    'feed-records': async (input, call) => {
      const text = await feedOf(input, call)
      const tag = createHash('sha256').update(text).digest('base64url')
      const bytes = new TextEncoder().encode(text)
      const open = { tag, seconds: feedSeconds }
      return { ok: true, value: { name: 'feed.xml', type: 'application/atom+xml; charset=utf-8', bytes, open, inline: true } }
    },
  }
}

interface Wanted {
  readonly id: string
  readonly path: string
  readonly wanted: unknown
  readonly isOpen: boolean
}

async function serve(call: Call, { data, of_brand }: DataRow, { id, path, wanted, isOpen }: Wanted): Promise<Result<FileAnswer>> {
  const named = fileIdsIn(data, path)
  const fileId = typeof wanted === 'string' ? named.find((one) => one === wanted) : named[0]
  const file = fileId === undefined ? undefined : await findFile(call.db, of_brand, fileId)
  if (!file || file.belongs_to !== id) return refuse('error.not-found')
  const served = await serveFile(call, file)
  return served.ok && isOpen ? { ok: true, value: { ...served.value, open: { tag: file.sha256, seconds: fileSeconds } } } : served
}

/** Any cache may store what visitors see. */
function isForVisitors({ brand }: Call, { read, fields }: EntityPlan, field: string): boolean {
  const grid = readGrid(brand)
  const policy = fields[field]?.policy
  return decide(grid, read, 'visitor', 'none').allow && typeof policy === 'string' && fieldAllowed(grid, policy, 'visitor', 'none').allow
}
