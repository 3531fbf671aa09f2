/**
 * A language model chooses the tools and puts the answer in words. The portal calls the operations, as always with the user's own
 * permissions; a sentence with a figure that none of them returned is left out.
 */
import type { ConversationPart } from '#generated/entities.ts'
import { isObject, type Json, type JsonObject } from '#rules'
import { type Call, limitOf, listObjects, pickWords, todayOf, wordsOf } from '../../kernel/index.ts'
import { answerQuestion } from './answer.ts'
import { complete } from './complete.ts'
import { createFactFigures, isFounded, learnFigures } from './founded.ts'
import { askModel, type ChatMessage, ModelFailed, type ModelSettings, type ModelTool, type ToolCallMessage } from './model.ts'
import type { Facts } from './reading.ts'
import { toolsOf } from './score-tools.ts'
import { createSentences } from './sentences.ts'
import { soundFacts } from './sound-facts.ts'
import { type Asked, type Before, understand } from './understand.ts'

export type ModelLine = { readonly part: ConversationPart } | { readonly say: string }

export interface ModelQuestion {
  readonly words: string
  readonly before: Before | undefined
  readonly settings: ModelSettings
  readonly signal: AbortSignal
}

/** Rounds of tools before the model must answer. */
const mostRounds = 2
/** Rows of a response that the model sees, and characters in all. */
const mostRows = 5
const longestData = 6_000

/** Throws ModelFailed if the model called no tool that exists: the portal then answers by itself. Parts already sent stay. */
export async function* answerWithModel({ words, before, settings, signal }: ModelQuestion, call: Call): AsyncGenerator<ModelLine> {
  const tools = toolsOf(call.brand)
  const messages: ChatMessage[] = [
    { role: 'system', content: wordsOf(call)('assistant.instructions', { today: todayOf(call) }) },
    ...(before ? [{ role: 'system', content: JSON.stringify({ before }) } as const] : []),
    { role: 'user', content: words },
  ]
  const figures = createFactFigures(call.brand)
  let count = 0
  for (let round = 0; ; round += 1) {
    const offered = round < mostRounds ? tools.map(({ id, document }) => toModelTool(id, document, call)) : []
    const calls: ToolCallMessage[] = []
    const sentences = createSentences()
    const pick = (sentence: string) => count > 0 && isFounded(sentence, figures)
    for await (const event of askModel(settings, { messages, tools: offered, signal })) {
      if ('calls' in event) calls.push(...event.calls)
      else for (const sentence of sentences.take(event.words)) if (pick(sentence)) yield { say: sentence }
    }
    if (pick(sentences.rest())) yield { say: sentences.rest() }
    if (calls.length === 0) break
    messages.push({ role: 'assistant', content: '', tool_calls: calls })
    for (const { id, function: called } of calls.slice(0, limitOf(call.brand, 'questionsAtOnce'))) {
      const question = toAsked(called.name, called.arguments, words, call)
      if (!question) {
        messages.push({ role: 'tool', tool_call_id: id, content: JSON.stringify({ error: `There is no tool ${called.name}` }) })
        continue
      }
      const { part, response } = await answerQuestion(question, words, call)
      count += 1
      yield { part }
      const seen = cutRows(response as Json | undefined)
      learnFigures(figures, { text: part.text, data: seen })
      const data = JSON.stringify({ outcome: part.outcome, text: part.text, data: seen }).slice(0, longestData)
      messages.push({ role: 'tool', tool_call_id: id, content: wordsOf(call)('assistant.data', { data }) })
    }
  }
  if (count === 0) throw new ModelFailed('The model called no tool that exists')
}

function toModelTool(id: string, document: JsonObject, call: Call): ModelTool {
  const facts = listObjects(document.facts).filter(({ kind }) => kind !== 'words')
  const properties = Object.fromEntries(
    facts.map((fact) => [
      String(fact.id),
      { type: 'string', description: [pickWords(fact.label, call), fact.about].filter(Boolean).join('. ') },
    ]),
  )
  const description = typeof document.description === 'string' ? document.description : String(document.title)
  return { type: 'function', function: { name: id, description, parameters: { type: 'object', properties } } }
}

/** The question that the model asks of a tool; undefined for tools that do not exist. Facts that are none are left out. */
function toAsked(name: string, text: string, words: string, { brand, ...call }: Call): Asked | undefined {
  const tool = toolsOf(brand).find(({ id }) => id === name)
  if (!tool) return undefined
  let input: JsonObject = {}
  try {
    const read: unknown = JSON.parse(text || '{}')
    if (isObject(read as JsonObject)) input = read as JsonObject
  } catch {
    // A tool without readable facts asks for those it needs.
  }
  // Models write names, quantities and days as people do.
  const stated = Object.entries(input).map(([id, value]) => readFact(tool.id, id, value, { brand, today: todayOf({ brand, ...call }) }))
  const facts: Facts = soundFacts(tool.document, { ...input, ...Object.assign({}, ...stated) }, brand)
  return complete(tool, listObjects(tool.document.facts).some(({ kind }) => kind === 'words') ? { ...facts, words } : facts)
}

/** One fact in words, as the portal would understand it after the name of its tool. */
function readFact(tool: string, id: string, value: Json, reader: Pick<Parameters<typeof understand>[1], 'brand' | 'today'>): JsonObject {
  if (typeof value === 'number') return { [id]: value }
  if (typeof value !== 'string') return {}
  const [asked] = understand(value, { ...reader, before: { tool, facts: {} }, most: 1 })
  const fact = asked?.tool === tool ? asked.facts[id] : undefined
  return fact === undefined ? (/^\d{1,3}$/.test(value) ? { [id]: Number(value) } : {}) : { [id]: fact }
}

function cutRows(response: Json | undefined): Json {
  if (!isObject(response)) return response ?? null
  return Array.isArray(response.rows) ? { ...response, rows: response.rows.slice(0, mostRows) } : response
}
