/** A limit whose name says another unit than the one it is in, and texts that quote it with another unit. */
import { type JsonObject, objectOf, textOf } from '#rules'
import { defineQuery, type Reads } from '../../memo/memo.ts'
import { say } from '../../read/messages.ts'
import { type BrandCheck, defineBrandCheck, reportPointer } from '../brand-check.ts'
import { memberPointer } from '../shapes/meta-checker.ts'

export const limitUnitsCheck = defineBrandCheck('units of limits', { reads: ['limits'], run: checkNames })

/** sessionIdleMinutes in hours: a word of the name is the unit of other limits, and none is its own. */
function checkNames(check: BrandCheck<'limits'>): void {
  const documents = check.documentsOf('limits').filter(({ sound }) => sound)
  const units = new Set(documents.flatMap(({ value }) => Object.values(objectOf(value.limits)).map((limit) => unitOf(objectOf(limit)))))
  for (const document of documents) {
    for (const [name, entry] of Object.entries(objectOf(document.value.limits))) {
      const unit = unitOf(objectOf(entry))
      const named = wordsOf(name).filter((word) => units.has(word))
      const [first] = named
      // A ratio has a unit of two.
      if (first === undefined || unit.includes(' per ') || named.some((word) => unit.split(' ').includes(word))) continue
      const pointer = `${memberPointer('/limits', name)}/unit`
      reportPointer(check, document, pointer, { ...say('MISLEADING/unit-of-name', { name, said: first, unit }), severity: 'warning' })
    }
  }
}

function unitOf({ unit }: JsonObject): string {
  return textOf(unit) ?? ''
}

/** Words of a name in camel case. What follows "per" divides: callsPerDay are calls. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .replace(/Per[A-Z]\w*$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
  return words.split(' ')
}

/** Units of time, by the word that follows the number in a text: in English, and in Chinese as escapes. */
const timeUnits: readonly { readonly unit: string; readonly words: RegExp }[] = [
  { unit: 'seconds', words: /^\s?(?:seconds?\b|\u79d2)/ },
  { unit: 'minutes', words: /^\s?(?:minutes?\b|\u5206\u949f)/ },
  { unit: 'hours', words: /^\s?(?:hours?\b|\u4e2a?\u5c0f\u65f6)/ },
  { unit: 'days', words: /^\s?(?:days?\b|\u4e2a?(?:\u5929|\u65e5))/ },
  { unit: 'weeks', words: /^\s?(?:weeks?\b|\u5468|\u4e2a?\u661f\u671f)/ },
]

/** The unit of time that follows the limit at `index` of a text, if it is not the limit's own. */
export function findOtherUnit(
  reads: Reads<'limits'>,
  text: string,
  { name, index }: { readonly name: string; readonly index: number },
): { readonly said: string; readonly unit: string } | undefined {
  const said = timeUnits.find(({ words }) => words.test(text.slice(index)))?.unit
  const unit = said && reads.ask(timeUnitOf, name)
  return said === undefined || unit === undefined || unit === said ? undefined : { said, unit }
}

const timeUnitOf = defineQuery('time unit of limit', {
  reads: ['limits'],
  answer: (documents, name: string) => {
    const limits = Object.values(documents.all('limits')).map((document) => objectOf(objectOf(document.limits)[name]))
    const words = limits
      .map(unitOf)
      .find((unit) => unit !== '')
      ?.split(' ')
    return timeUnits.find(({ unit }) => words?.includes(unit))?.unit
  },
})
