/** Texts that change with a number have every form that their language knows, and no other. */
import type { ObjectTree } from '../../documents.ts'
import { say } from '../../say.ts'
import { type BrandCheck, reportAt } from '../brand-check.ts'

/** The forms of each language, as its plural rules for whole numbers name them. */
const formsOf = { zh: ['other'], en: ['one', 'other'] } as const

export function checkPlurals(check: BrandCheck, text: ObjectTree): void {
  for (const language of ['zh', 'en'] as const) {
    const wording = text.members.get(language)
    if (wording?.kind !== 'object') continue
    const forms: readonly string[] = formsOf[language]
    for (const [form, { place }] of wording.members)
      if (!forms.includes(form)) reportAt(check, place, say('PLURAL/extra', { language, form }), place.nameOffset)
    const missing = forms.filter((form) => !wording.members.has(form))
    if (missing.length > 0) reportAt(check, wording.place, say('PLURAL/missing', { language, forms: missing }))
    else if (![...wording.members.values()].some((form) => form.kind === 'value' && String(form.value).includes('{count}')))
      reportAt(check, wording.place, say('PLURAL/uncounted', { count: '{count}' }))
  }
}
