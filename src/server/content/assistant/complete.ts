/** Completes what a question leaves open from the question before, or from the rest of the message. */
import type { Json, JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import type { Facts } from './reading.ts'
import { fits } from './rows.ts'
import type { Tool } from './score-tools.ts'
import type { Asked } from './understand.ts'

/** What one sentence leaves open, another of the same message may state. */
export function fillFromEachOther(questions: readonly Asked[], tools: readonly Tool[]): Asked[] {
  return questions.map((question) => {
    const tool = tools.find(({ id }) => id === question.tool)
    if (!tool || question.missing === undefined) return question
    const others: Facts = Object.assign({}, ...questions.filter((other) => other !== question).map(({ facts }) => facts))
    const { missing: _missing, ...rest } = question
    return { ...rest, ...complete(tool, question.facts, others, false) }
  })
}

/** `all`: also facts that the question does not need are kept from the one before. */
export function complete(tool: Tool, stated: Facts, earlier: Facts = {}, all = true): Asked {
  const declared = listObjects(tool.document.facts)
  const facts: Record<string, Json> = {}
  for (const fact of declared) {
    const value = stated[String(fact.id)] ?? (all || fact.required === true ? earlierValue(fact, earlier) : undefined)
    if (value !== undefined) facts[String(fact.id)] = value
  }
  const missing = declared.find(({ id, required }) => required === true && !(String(id) in facts))
  return { tool: tool.id, facts, ...(missing ? { missing: String(missing.id) } : {}) }
}

/** The fact of the same name, else one that names a row which fits. */
function earlierValue(fact: JsonObject, earlier: Facts): Json | undefined {
  if (fact.kind === 'words' || fact.kind === 'name') return undefined
  const same = earlier[String(fact.id)]
  if (same !== undefined) return typeof same === 'string' && fact.kind === 'row' && !fits(fact, same) ? undefined : same
  if (fact.kind !== 'row' || typeof fact.ids !== 'string') return undefined
  return Object.values(earlier).find((value) => typeof value === 'string' && /^[A-Z]{5}$/.test(value) && fits(fact, value))
}
