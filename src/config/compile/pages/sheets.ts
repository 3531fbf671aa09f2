import { type JsonObject, objectOf } from '#rules'
import { defineStep } from '../../memo/memo.ts'
import { entityFields, listOf } from '../../resolve/schema.ts'
import type { SheetPlan } from '../release.ts'
import { deepFreeze, findDocument, type LanguageContext, type PageKind, pageKinds, toPlan } from '../source.ts'
import { compileBlock } from './blocks.ts'
import { compileDocument, createUses, type Surroundings } from './meta-walk.ts'
import { gatherParts } from './pages.ts'

/** A printed sheet in the context's language. */
export function sheetOf(id: string, context: LanguageContext<PageKind | 'sheet'>): SheetPlan {
  return context.documents.make(sheetPlan, context.language, id)
}

const sheetPlan = defineStep('sheet', {
  reads: [...pageKinds, 'sheet'],
  make: (documents, language: string, id: string) => deepFreeze(compileSheet(id, { documents, language })),
})

function compileSheet(id: string, context: LanguageContext<PageKind | 'sheet'>): SheetPlan {
  const document = findDocument(context.documents, 'sheet', id)
  const fields = entityFields(String(document.entity), context.documents)
  const uses = createUses()
  const around: Surroundings = { context, fields, record: fields, live: {}, uses, compileBlock }
  const { entity: _printed, ...compiled } = compileDocument(document, 'sheet.json', around)
  const parts = listOf(compiled.parts).map((part) => withGroups(objectOf(part), around))
  const { options } = gatherParts(uses, context)
  return toPlan<SheetPlan>({ words: 'both', paper: 'A4', ...compiled, parts, id, options })
}

/** A printed form has the same sections as the form on a page. */
function withGroups(part: JsonObject, around: Surroundings): JsonObject {
  if (part.part !== 'form') return part
  const block = { id: String(part.id), block: 'detail', of: 'record', formOf: part.formOf ?? '' }
  const { groupsOf = {} } = compileBlock(block, around)
  return { ...part, groupsOf }
}
