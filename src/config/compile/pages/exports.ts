import { type JsonObject, objectOf } from '#rules'
import { defineStep } from '../../memo/memo.ts'
import { listOf } from '../../resolve/schema.ts'
import { compileColumn, optionsOfColumns } from '../forms/columns.ts'
import { type Fields, outputFields } from '../forms/field-path.ts'
import type { ColumnPlan, ExportPlan } from '../list-plan.ts'
import { deepFreeze, findDocument, type LanguageContext, type PageKind, pageKinds } from '../source.ts'
import { createUses } from './meta-walk.ts'
import { gatherParts } from './pages.ts'
import { compileOptionalText } from './texts.ts'

/** A list for Excel export in the context's language: one column per value, even where the screen has two in a cell. */
export function exportOf(id: string, context: LanguageContext<PageKind>): ExportPlan {
  return context.documents.make(exportPlan, context.language, id)
}

const exportPlan = defineStep('export', {
  reads: pageKinds,
  make: (documents, language: string, id: string) => deepFreeze(compileExport(id, { documents, language })),
})

function compileExport(id: string, context: LanguageContext<PageKind>): ExportPlan {
  const document = findDocument(context.documents, 'list', id)
  const source = String(document.source)
  const fields = outputFields(findDocument(context.documents, 'operation', source), context.documents)
  const listColumns = listOf(document.columns).map(objectOf)
  const columnIds = new Set(listColumns.map(({ id: column }) => column))
  const details = listOf(document.details).flatMap((detail) => {
    const { optional: _optional, ...column } = objectOf(detail)
    return columnIds.has(column.id) ? [] : [column]
  })
  const columns = [...listColumns, ...details].flatMap((column) => splitColumn(column, fields, context))
  const uses = createUses()
  for (const key of optionsOfColumns(columns, fields, context.documents)) uses.options.add(key)
  return { id, label: compileOptionalText(document.label, context) ?? id, source, columns, options: gatherParts(uses, context).options }
}

/** The cell's value, its second line and the currency of its amount; if there are several, each under its field's label. */
function splitColumn(column: JsonObject, fields: Fields, context: LanguageContext<PageKind>): ColumnPlan[] {
  if (column.display === 'drawing') return []
  const { second, label, ...first } = column
  const id = String(column.id)
  const others = [
    ...(typeof second === 'string' ? [{ id, field: second }] : []),
    ...(typeof column.currency === 'string' ? [{ id, field: column.currency, display: 'code' }] : []),
  ]
  const main = compileColumn(typeof second === 'string' ? first : column, fields, context)
  const optional = column.optional === true ? { optional: true } : {}
  return [main, ...others.map((other) => ({ ...compileColumn(other, fields, context), ...optional }))]
}
