import type { Json, JsonObject } from '#rules'
import { listOf } from '../../schema.ts'
import { compileOptionalText } from '../pages/texts.ts'
import type { LanguageContext, PageKind } from '../source.ts'

/** Groups of facts by order type: the form of each, what it is called, and its fields as they are shown. */
export function compileFactGroups(block: JsonObject, context: LanguageContext<PageKind>, groupsOf: (form: string) => Json): JsonObject {
  if (block.factsOf === undefined) return {}
  const { documents } = context
  const shown = new Map<string, JsonObject>()
  const group = (form: string): JsonObject => {
    const known = shown.get(form)
    if (known) return known
    const label = compileOptionalText(documents.one('form', form)?.label, context)
    const made: JsonObject = { form, label: label ?? form, groups: groupsOf(form) }
    shown.set(form, made)
    return made
  }
  const types = Object.entries(documents.all('order-type')).map(([id, { factGroups }]) => [
    id,
    listOf(factGroups).map((form) => group(String(form))),
  ])
  return { groupsOf: Object.fromEntries(types) }
}
