/** Answers one question: calls the operation of its tool with the user's own permissions and states the response in declared sentences. */
import type { ConversationPart } from '#generated/entities.ts'
import { displayValue, evaluateExpression, formatText, holds, isObject, type Json, type JsonObject, writeLocalTime } from '#rules'
import { type Call, displayField, listObjects, pickWords, type Refusal, sessionScope, todayOf, wordsOf } from '../../kernel/index.ts'
import { mayOpen } from '../pages/index.ts'
import { findLack, type Lack } from './access.ts'
import { evaluate, factScope, type Scope, tellFacts } from './fact-scope.ts'
import { replyToProblem, sentenceOfUnused } from './left-out.ts'
import { listOfFact } from './lexicon.ts'
import { namesLeftOut } from './names-left-out.ts'
import type { Facts } from './reading.ts'
import { toolsOf } from './score-tools.ts'
import type { Asked } from './understand.ts'

export interface Answered {
  readonly part: ConversationPart
  /** What the operation returned; undefined without one or if it refused. */
  readonly response?: unknown
}

export async function answerQuestion(asked: Asked, words: string, call: Call): Promise<Answered> {
  const isOff = isUnsure(asked, call)
  const texts = isOff ? await answerFromTexts(words, asked, call) : undefined
  if (texts) return texts
  if (isOff && Object.keys(asked.facts).length === 0) return answerTool({ tool: otherTool(call), facts: { words } }, words, call)
  const answered = await answerTool(asked, words, call)
  const unused = sentenceOfUnused({ unused: [...(asked.unused ?? []), ...namesBesidePassage(asked, answered, words, call)] }, call)
  if (unused === '' || answered.part.outcome === 'unknown') return answered
  return { ...answered, part: { ...answered.part, text: joinSentences([unused, answered.part.text], call) } }
}

/** A passage answers the words that it mentions: names beside them are left out. */
function namesBesidePassage({ tool, facts }: Asked, { part }: Answered, words: string, call: Call): string[] {
  const isPassage = part.tool === tool && part.outcome === 'answered' && onlyWords(toolOf(tool, call))
  if (!isPassage) return []
  // The message may have other questions, which their own answers use.
  const own = String(facts.words).toLowerCase()
  return namesLeftOut(words, part.text, call).filter((name) => own.includes(name.toLowerCase()))
}

/** Whether a question states nothing that its tool requires, but says more than the answer would use: it may be about something else. */
function isUnsure({ tool, facts, problem, unused = [] }: Asked, call: Call): boolean {
  const document = toolOf(tool, call)
  const required = listObjects(document.facts).filter((fact) => fact.required === true)
  const isStated = problem !== undefined || required.some(({ id }) => String(id) in facts)
  return document.role !== 'otherwise' && unused.length > 0 && required.length > 0 && !isStated
}

/** The passages of the portal's texts that answer a question; undefined if none does, or none about the words that its tool does not use. */
async function answerFromTexts(words: string, { unused = [] }: Asked, call: Call): Promise<Answered | undefined> {
  const texts = toolsOf(call.brand).find(({ document }) => document.role !== 'otherwise' && onlyWords(document))
  if (!texts) return undefined
  const [answered, about] = [
    await answerTool({ tool: texts.id, facts: { words } }, words, call),
    await answerTool({ tool: texts.id, facts: { words: unused.join(' ') } }, words, call),
  ]
  const isAnswer = answered.part.tool === texts.id && answered.part.outcome === 'answered' && answered.part.path === about.part.path
  return isAnswer ? answered : undefined
}

async function answerTool(question: Asked, words: string, call: Call): Promise<Answered> {
  const tool = toolOf(question.tool, call)
  const scope = {
    session: sessionScope(call.actor, call.language),
    today: todayOf(call),
    now: writeLocalTime(call.now().getTime(), call.brand.timeZone),
    limits: call.brand.limits,
    fact: factScope(tool, question.facts, call),
  }
  const base = {
    tool: question.tool,
    label: pickWords(tool.label, call),
    facts: tellFacts(tool, question.facts, call),
    ...rememberFor(question),
  }
  if (question.problem) return { part: { ...base, outcome: 'asks', ...replyToProblem(question.problem, tool, call) } }
  const instead = sentencesOf(tool.instead, scope, call)
  if (instead !== '') return { part: { ...base, outcome: 'empty', text: instead, ...pageOf(tool, scope, call) } }
  const missing = listObjects(tool.facts).find(({ id }) => id === question.missing)
  if (missing) return { part: { ...base, outcome: 'asks', text: pickWords(missing.ask, call), choices: choicesFor(missing, call) } }
  const result = typeof tool.operation === 'string' ? await call.ask(tool.operation, resolve(tool.input, scope)) : undefined
  if (result && !result.ok) {
    return {
      part: {
        ...base,
        outcome: 'refused',
        text: sentenceOfRefusal(result, tool, question.facts, call),
        refusal: result.error,
        ...pageOf(tool, scope, call),
      },
    }
  }
  const answer = result && keepRows(tool, result.value, scope)
  const answered = { ...scope, ...(result ? { answer } : {}) }
  const isFound = typeof tool.finds !== 'string' || holds(evaluateExpression(tool.finds, answered))
  const isOther = tool.role === 'otherwise'
  // Texts that do not mention it are no answer: what else the portal has may be.
  if (!isFound && !isOther && onlyWords(tool)) return answerQuestion({ tool: otherTool(call), facts: { words } }, words, call)
  const lack = await findLack(tool, answered, call)
  const text = sentencesOf(tool.says, answered, call, lack)
  const outcome = isOther ? 'unknown' : isFound ? 'answered' : 'empty'
  const answerShown = tool.shows === true && isFound ? { answer: answer as JsonObject } : {}
  return {
    part: {
      ...base,
      outcome,
      text,
      query: textsOf(resolve(tool.query, answered)),
      ...pageOf(tool, answered, call),
      ...answerShown,
      ...(lack ? { refusal: lack.refusal } : {}),
    },
    response: answer,
  }
}

/** Names the facts that the operation cannot take; what it says by itself points at fields of a form. */
function sentenceOfRefusal({ error, params, fields = [] }: Refusal, tool: JsonObject, facts: Facts, call: Call): string {
  const inputs = isObject(tool.input) ? tool.input : {}
  const ids = fields.map(({ path }) => /\bfact\.(\w+)/.exec(String(inputs[path.split('/')[1] ?? ''] ?? ''))?.[1])
  const wrong = tellFacts(tool, Object.fromEntries(Object.entries(facts).filter(([id]) => ids.includes(id))), call)
  const text = wordsOf(call)
  const named = wrong.map(({ label, value }) => text('assistant.fact', { label, value })).join(text('assistant.comma'))
  return named === '' ? text(error, params) : text('assistant.refused', { facts: named })
}

function toolOf(id: string, { brand }: Pick<Call, 'brand'>): JsonObject {
  const tool = brand.documents.tool?.[id]
  if (!tool) throw new Error(`The release has no tool ${id}`)
  return tool
}

function otherTool({ brand }: Call): string {
  const other = toolsOf(brand).find(({ document }) => document.role === 'otherwise')
  if (!other) throw new Error('The release has no tool for other questions')
  return other.id
}

function onlyWords(tool: JsonObject): boolean {
  const facts = listObjects(tool.facts)
  return facts.length > 0 && facts.every(({ kind }) => kind === 'words')
}

/** For the next question, which may continue this one. */
function rememberFor({ tool, facts, missing, problem }: Asked): { before: string } {
  const asks = problem?.fact ?? missing
  const { words: _words, ...stated } = facts
  const among = problem?.rows
  return { before: JSON.stringify({ tool, facts: stated, ...(asks === undefined ? {} : { asks }), ...(among ? { among } : {}) }) }
}

const mostChoices = 5

/** The first rows of a missing fact's list. */
function choicesFor(fact: JsonObject, call: Call): string[] {
  const [kind = '', list = ''] = listOfFact(fact)?.split('/') ?? []
  const rows = listObjects(call.brand.documents[kind]?.[list]?.rows)
  const allowed = typeof fact.ids === 'string' ? rows.filter(({ id }) => new RegExp(String(fact.ids)).test(String(id))) : rows
  return allowed.slice(0, mostChoices).map((row) => pickWords(row.label, call))
}

/** Values by name; those without a value are left out. */
function resolve(expressions: Json | undefined, scope: Scope): JsonObject {
  const values = Object.entries(isObject(expressions) ? expressions : {}).map(
    ([name, text]) => [name, evaluate(String(text), scope)] as const,
  )
  return Object.fromEntries(
    values.filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)),
  ) as JsonObject
}

function textsOf(values: JsonObject): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

/** The address of the page with the whole answer, if the user may open it. */
function pageOf(tool: JsonObject, scope: Scope, { brand, language, actor }: Call): { path?: string } {
  if (typeof tool.path === 'string') {
    const path = evaluate(tool.path, scope)
    return typeof path === 'string' && path.startsWith('/') ? { path } : {}
  }
  const routes = (brand.shells[language] ?? brand.shells[brand.defaultLanguage])?.routes ?? []
  const route = routes.find(({ id }) => id === tool.route)
  if (!route || !mayOpen(route, brand, actor)) return {}
  const params = textsOf(resolve(tool.params, scope))
  const path = route.path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(Object.entries(textsOf(resolve(tool.query, scope))).filter(([name]) => !(name in params)))
  return { path: query.size > 0 ? `${path}?${query}` : path }
}

/** Only the rows that the tool declares to count. */
function keepRows({ keeps }: JsonObject, answer: unknown, scope: Scope): unknown {
  if (typeof keeps !== 'string' || !isObject(answer as Json)) return answer
  const { rows, total, ...others } = answer as JsonObject
  if (!Array.isArray(rows)) return answer
  const keptRows = rows.filter((row) => holds(evaluateExpression(keeps, { ...scope, row })))
  return { ...others, rows: keptRows, total: Number(total) - rows.length + keptRows.length }
}

function sentencesOf(says: Json | undefined, scope: Scope, call: Call, lack: Lack | null = null): string {
  const sentences = listObjects(says).flatMap(({ when, access, text, values }) => {
    if (typeof when === 'string' && !holds(evaluateExpression(when, scope))) return []
    if (access !== undefined) return lack ? [lack.text] : []
    const filled = fillValues(values, scope, call)
    return filled === null ? [] : [formatText(wordingOf(text, call), filled, call.language)]
  })
  return joinSentences(sentences, call)
}

function joinSentences(sentences: readonly string[], { language }: Pick<Call, 'language'>): string {
  return sentences.join(language === 'zh' ? '' : ' ')
}

/** A text with its plural forms. */
function wordingOf(text: Json | undefined, { language, brand }: Call): Parameters<typeof formatText>[0] {
  const own = isObject(text) ? (text[language] ?? text[brand.defaultLanguage]) : ''
  return (own ?? '') as Parameters<typeof formatText>[0]
}

/** Null if a value is missing: the sentence is not said. */
function fillValues(values: Json | undefined, scope: Scope, call: Call): JsonObject | null {
  const filled: Record<string, Json> = {}
  for (const [name, declared] of Object.entries(isObject(values) ? values : {})) {
    const { of, display, currency, reference, dictionary } = isObject(declared) ? declared : {}
    const value = evaluate(String(of), scope)
    if (value === undefined || value === null || value === '') return null
    const style = {
      display: typeof display === 'string' ? display : 'text',
      currency: typeof currency === 'string' ? String(evaluate(currency, scope) ?? '') : undefined,
    }
    const field = {
      type: 'string',
      ...(typeof reference === 'string' ? { reference } : {}),
      ...(typeof dictionary === 'string' ? { dictionary } : {}),
    }
    filled[name] =
      reference !== undefined || dictionary !== undefined
        ? displayField(value as Json, field, call)
        : typeof value === 'number'
          ? value
          : displayValue(value, style, {
              language: call.language,
              timeZone: call.brand.timeZone,
              text: wordsOf(call),
              optionOf: () => undefined,
            })
  }
  return filled
}
