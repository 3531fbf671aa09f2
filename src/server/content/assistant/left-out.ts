/** What the assistant says about words that it does not use, and about impossible facts. */
import type { ConversationPart } from '#generated/entities.ts'
import { isObject, type Json, type JsonObject } from '#rules'
import { type Call, listObjects, pickWords, wordsOf } from '../../kernel/index.ts'
import type { Problem } from './reading.ts'
import { distinctName } from './rows.ts'
import type { Asked } from './understand.ts'

/** Empty if every word was used. */
export function sentenceOfUnused({ unused = [] }: Pick<Asked, 'unused'>, call: Call): string {
  const text = wordsOf(call)
  const words = [...new Set(unused)].slice(0, mostWords).map((one) => text('assistant.quoted', { words: one }))
  return words.length === 0 ? '' : text('assistant.unused', { words: words.join(text('assistant.comma')) })
}

const mostWords = 5
const mostChoices = 5

/** Asks again for a fact, with the rows to choose from if several have the name. */
export function replyToProblem(
  { fact: id, kind, words, rows = [], most }: Problem,
  tool: JsonObject,
  call: Call,
): Pick<ConversationPart, 'text' | 'choices'> {
  const fact = listObjects(tool.facts).find((one) => one.id === id) ?? {}
  const names = rows
    .flatMap((row) => distinctName(row, rows, fact, call.brand.documents) ?? [])
    .map((name, _at, all) => nameOf(name, all, call))
  return {
    text: wordsOf(call)(`assistant.problem-${kind}`, { words, ...(most === undefined ? {} : { most }) }),
    choices: names.slice(0, mostChoices),
  }
}

/** In the reader's language, unless another row has the same name there. */
function nameOf(name: Json, all: readonly Json[], call: Call): string {
  const own = pickWords(name, call)
  const isShared = all.some((other) => other !== name && pickWords(other, call) === own)
  const others = isObject(name) ? Object.values(name).filter((one) => typeof one === 'string' && one !== own) : []
  return isShared && others.length > 0 ? String(others[0]) : own
}
