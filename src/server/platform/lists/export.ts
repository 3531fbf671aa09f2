/**
 * A list as an Excel file: the rows of the list's own operation, validated and filtered in the same way, written as they are
 * read.
 */
import type { ColumnPlan, ExportPlan, OperationPlan } from '#config'
import { askerOf, decide } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { formatText, type Json, type JsonObject, toProgressChunk } from '#rules'
import {
  type Call,
  decodeWords,
  type FileAnswer,
  filterOutput,
  type Handlers,
  limitOf,
  type Result,
  readGrid,
  refuse,
  todayOf,
} from '../../kernel/index.ts'
import type { Writing } from '../sheets/index.ts'
import { writeXlsx, type XlsxCell } from '../workbooks/index.ts'
import { toCell, widthOf } from './cells.ts'

/** Rows in the order of their list, page by page, as their operation returns them. */
export interface RowStream {
  readonly total: number
  readonly parts: AsyncIterable<readonly unknown[]>
}

/** Operations whose rows can be streamed; those of any other are read page by page. */
export type RowStreams = Readonly<Record<string, (input: JsonObject, call: Call) => Promise<Result<RowStream>>>>

export interface ExportParts {
  readonly handlers: Readonly<Record<string, unknown>>
  readonly streams: RowStreams
}

type ExportInput = Operations['export-list']['input']

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function createExportHandler({ handlers, streams }: ExportParts): Handlers['export-list'] {
  return async (input, call) => {
    const answer = await exportList(input, call, { handlers, streams })
    // The file is returned as bytes; the operation declares no output fields.
    return answer as Awaited<ReturnType<Handlers['export-list']>>
  }
}

async function exportList({ list, columns, query, progress }: ExportInput, call: Call, parts: ExportParts): Promise<Result<FileAnswer>> {
  const { brand, language } = call
  const plan = brand.exports[language]?.[list]
  const source = plan && brand.operations[plan.source]
  if (!plan || !source) return refuse('error.not-found')
  const allowed = decide(readGrid(brand), source.grid, askerOf(call.actor), source.about === 'self' ? 'own' : 'none')
  if (!allowed.allow) return refuse(allowed.error)
  const checked = call.validateInput(source.id, decodeWords(toWords(query), source.input))
  if (!checked.ok) return checked
  const stream = parts.streams[source.id] ?? readPages(parts.handlers[source.handler] as PageHandler)
  const opened = await stream(checked.value, { ...call, entity: source.entity ?? null })
  if (!opened.ok) return opened
  const { total } = opened.value
  const most = limitOf(brand, 'exportRowsMax')
  if (total > most) return refuse('error.export-too-many', { params: { total, most } })
  const chosen = plan.columns.filter((column) => (columns ? columns.includes(column.id) : column.optional !== true))
  const columnsOfSheet = chosen.length > 0 ? chosen : plan.columns
  const pieces = writeXlsx([
    {
      name: plan.label,
      head: [columnsOfSheet.map(({ label }) => label)],
      widths: columnsOfSheet.map(widthOf),
      rows: writeRows(opened.value, { source, shown: columnsOfSheet, writing: writingOf(plan, call), call }),
    },
  ])
  if (progress) call.setHeader('export-rows', String(total))
  const name = `${brand.productCode}-${plan.label}-${todayOf(call)}.xlsx`
  return { ok: true, value: { name, type: xlsxType, bytes: new Uint8Array(0), stream: toBytes(pieces, progress === true) } }
}

/** An input as query values, which are decoded strictly. */
function toWords(query: object): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [name, value] of Object.entries(query as JsonObject)) {
    if (name === 'page' || name === 'pageSize' || value === undefined || value === null || value === '') continue
    words[name] = Array.isArray(value) ? value.join(',') : String(value)
  }
  return words
}

interface Written {
  readonly source: OperationPlan
  readonly shown: readonly ColumnPlan[]
  readonly writing: Writing
  readonly call: Call
}

/** Write only what this reader may see, as in the response of the operation itself. */
async function* writeRows(
  { parts }: RowStream,
  { source, shown, writing, call }: Written,
): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  const viewer = { grid: readGrid(call.brand), asker: askerOf(call.actor) }
  for await (const part of parts) {
    const visible = filterOutput({ rows: part }, source.visibility, viewer) as { readonly rows?: readonly Json[] } | undefined
    yield (visible?.rows ?? []).map((row) => shown.map((column) => toCell(column, row, writing)))
  }
}

function writingOf(plan: ExportPlan, { brand, language }: Call): Writing {
  const texts = brand.texts[language] ?? {}
  return {
    language,
    timeZone: brand.timeZone,
    options: plan.options,
    text: (key, params = {}) => formatText(texts[key] ?? key, params, language),
    longest: longestText,
  }
}

const longestText = 8_000

async function* toBytes(pieces: ReturnType<typeof writeXlsx>, framed: boolean): AsyncGenerator<Uint8Array> {
  for await (const { bytes, rows } of pieces) yield framed ? toProgressChunk(rows, bytes) : bytes
}

type PageHandler = (input: JsonObject, call: Call) => Promise<Result<{ readonly rows: readonly unknown[]; readonly total: number }>>

const pageSize = 100

/** The pages of an operation in sequence, each fetched after the previous one was written. */
function readPages(handle: PageHandler): RowStreams[string] {
  return async (input, call) => {
    const first = await handle({ ...input, page: 1, pageSize }, call)
    if (!first.ok) return first
    const { total } = first.value
    async function* parts(rows: readonly unknown[]): AsyncGenerator<readonly unknown[]> {
      yield rows
      for (let page = 2; (page - 1) * pageSize < total; page++) {
        const next = await handle({ ...input, page, pageSize }, call)
        if (!next.ok) throw new Error(`a page of an export was refused: ${next.error}`)
        if (next.value.rows.length === 0) return
        yield next.value.rows
      }
    }
    return { ok: true, value: { total, parts: parts(first.value.rows) } }
  }
}
