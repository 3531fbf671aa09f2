/** From a question to tools and their facts, without a language model. */
import { isObject, type Json, type JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { complete, fillFromEachOther } from './complete.ts'
import { unusedWords } from './coverage.ts'
import { type Findings, findFacts } from './facts.ts'
import { readText, splitLanes } from './lanes.ts'
import type { Match } from './lexicon.ts'
import { findRequantity } from './quantities.ts'
import { type AssistantBrand, type Facts, type Problem, type Reading, type Statement, withoutNumbers } from './reading.ts'
import { chooseAmong } from './rows.ts'
import { type Scored, scoreTools, type Tool, toolsOf, weigh } from './score-tools.ts'
import { normalise, readTokens } from './tokens.ts'

/** A question of one kind, with what it states. */
export interface Asked {
  readonly tool: string
  readonly facts: Facts
  /** A required fact that is not known. */
  readonly missing?: string
  /** A fact that is stated, but cannot be used. */
  readonly problem?: Problem
  /** Words that the answer does not use. */
  readonly unused?: readonly string[]
}

/** The question before, and the fact that its answer asked for. */
export interface Before extends Pick<Asked, 'tool' | 'facts'> {
  readonly asks?: string | undefined
  /** Ids of the rows between which it asked to choose. */
  readonly among?: readonly string[] | undefined
}

export interface Understanding {
  readonly brand: AssistantBrand
  readonly today: string
  /** The question before, which this one may continue. */
  readonly before?: Before | undefined
  /** Most questions that are answered at once. */
  readonly most: number
}

/** The questions in the words of a user, in order; at least one. */
export function understand(words: string, { brand, today, before, most }: Understanding): Asked[] {
  const tools = toolsOf(brand)
  const understood: Asked[] = []
  const unclear: Reading[] = []
  for (const text of splitSentences(normalise(words))) {
    const reading = readText(text, { brand, today })
    const answers = readSentence(reading, tools, beforeOf(understood.at(-1)) ?? before)
    if (answers.every(({ tool }) => roleOf(tool, tools) === 'otherwise')) unclear.push(reading)
    understood.push(...answers)
  }
  const clear = understood.filter(({ tool }) => roleOf(tool, tools) !== 'otherwise')
  const merged = mergeSame(clear.length > 0 ? fillFromEachOther(clear, tools) : understood.slice(0, 1))
  const [first, ...others] = withoutGreeting(merged, tools)
  if (!first) return [otherwise(tools, normalise(words))]
  const questions = clear.length === 0 ? [first] : [withSentences(first, unclear, tools), ...others]
  return cutTo(most, questions)
}

function beforeOf(question: Asked | undefined): Before | undefined {
  return (
    question && {
      tool: question.tool,
      facts: question.facts,
      asks: question.problem?.fact ?? question.missing,
      among: question.problem?.rows,
    }
  )
}

function roleOf(tool: string, tools: readonly Tool[]): Json | undefined {
  return tools.find(({ id }) => id === tool)?.document.role
}

function splitSentences(text: string): string[] {
  return text.split(/[?!;\n\u3002\uff1f\uff01\uff1b]+|\.(?=\s|$)/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}

function readSentence(reading: Reading, tools: readonly Tool[], before: Understanding['before']): Asked[] {
  const scored = scoreTools(tools, reading, before?.facts ?? {})
  const [best] = scored
  const again = hasWord(reading, 'again') || beginsWith(reading, 'and')
  const continued = before && tools.find(({ id }) => id === before.tool)
  const reply = before && continued ? readReply(continued, before, reading) : undefined
  if (reply) return [reply]
  if (!best || (best.hits.length === 0 && continued && again)) {
    const stated = continued ? restate(continued, before?.facts ?? {}, reading) : noFindings
    const isAnswer =
      stated.problems.length > 0 ||
      (Object.keys(stated.facts).some((id) => !isWords(continued?.document, id)) && isExplained(reading, stated.facts))
    if (continued && before && (again || isAnswer) && continued.document.role !== 'otherwise')
      return [{ ...state(continued, stated, before.facts), ...unusedOf([{ tool: continued, findings: stated }], reading) }]
    if (!best) return [otherwise(tools, reading.text)]
  }
  const chosen = [best as Scored, ...secondQuestion(best as Scored, scored, reading)]
  const questions = chosen
    .toSorted((one, other) => (one.hits[0]?.from ?? 0) - (other.hits[0]?.from ?? 0))
    .map(({ tool, findings }) => state(tool, findings, isOpen(tool.document, findings.facts, reading) ? before?.facts : undefined, again))
  // Words that belong to one question may look like a second one, which then lacks something.
  const whole = questions.filter(({ missing, problem }) => missing === undefined || problem !== undefined)
  const answered = whole.length > 0 ? whole : questions.filter(({ tool }) => tool === best?.tool.id)
  const uses = chosen.filter(({ tool }) => answered.some((one) => one.tool === tool.id))
  const lanes = best && uses.every(({ tool }) => tool.id === best.tool.id) ? splitLanes(best, reading) : undefined
  if (best && lanes)
    return withUnused(
      lanes.findings.map((findings) => state(best.tool, findings)),
      unusedOf([best, { tool: best.tool, findings: lanes.all }], reading),
    )
  return withUnused(answered, unusedOf(uses, reading))
}

/** What a question states that continues another; of containers it may state the quantity alone. */
function restate(tool: Tool, earlier: Facts, reading: Reading): Findings {
  const findings = findFacts(tool.document, reading)
  const fact = listObjects(tool.document.facts).find(({ kind, id }) => kind === 'containers' && !(String(id) in findings.facts))
  const quantity = fact && findRequantity(fact, earlier[String(fact.id)], reading)
  if (!quantity) return findings
  return 'kind' in quantity ? withProblem(findings, quantity) : withFact(findings, String(fact.id), quantity)
}

function withFact({ facts, spans, problems }: Findings, id: string, { value, spans: stated }: Statement): Findings {
  return { facts: { ...facts, [id]: value }, spans: [...spans, ...stated], problems }
}

function withProblem({ facts, spans, problems }: Findings, problem: Problem): Findings {
  return { facts, spans: problem.span ? [...spans, problem.span] : spans, problems: [...problems, problem] }
}

/** A reply to the assistant: the fact it asked for, and nothing that could be another question. */
function readReply(tool: Tool, { facts, asks, among = [] }: Before, reading: Reading): Asked | undefined {
  if (asks === undefined) return undefined
  const stated = findFacts(tool.document, reading)
  const choice =
    asks in stated.facts
      ? undefined
      : chooseAmong(
          among,
          listObjects(tool.document.facts).find(({ id }) => id === asks),
          reading,
        )
  const findings = choice ? withFact({ ...stated, problems: [] }, asks, choice) : stated
  if (!(asks in findings.facts) || isWords(tool.document, asks)) return undefined
  const unused = unusedOf([{ tool, findings }], reading)
  return unused.unused === undefined ? state(tool, findings, facts) : undefined
}

const noFindings: Findings = { facts: {}, spans: [], problems: [] }

/** The question of a tool with its findings, and the first of them that cannot be used. */
function state(tool: Tool, { facts, problems }: Findings, earlier: Facts = {}, all = true): Asked {
  const usable = Object.fromEntries(Object.entries(earlier).filter(([id]) => !problems.some(({ fact }) => fact === id)))
  const [problem] = problems
  return { ...complete(tool, facts, usable, all), ...(problem ? { problem } : {}) }
}

function unusedOf(uses: readonly Pick<Scored, 'tool' | 'findings'>[], reading: Reading): Pick<Asked, 'unused'> {
  // A greeting has no answer that could leave anything out.
  if (uses.some(({ tool }) => tool.document.role === 'greets')) return {}
  const unused = unusedWords(
    uses.map(({ tool, findings }) => ({ tool, spans: findings.spans })),
    reading,
  )
  return unused.length > 0 ? { unused } : {}
}

/** Names unused words in the first answer only. */
function withUnused([first, ...others]: readonly Asked[], unused: Pick<Asked, 'unused'>): Asked[] {
  return first ? [{ ...first, ...unused }, ...others] : []
}

/** Adds facts from sentences that are not questions, such as: The cargo is UN 1263. */
function withSentences(question: Asked, sentences: readonly Reading[], tools: readonly Tool[]): Asked {
  const tool = tools.find(({ id }) => id === question.tool)
  if (!tool || tool.document.role === 'greets') return question
  return sentences.reduce<Asked>((one, reading) => {
    const findings = findFacts(tool.document, reading)
    const { words: _words, ...facts } = findings.facts
    const problem = one.problem ?? findings.problems[0]
    const unused = [...(one.unused ?? []), ...(unusedOf([{ tool, findings }], reading).unused ?? [])]
    return { ...complete(tool, { ...facts, ...one.facts }), ...(problem ? { problem } : {}), ...(unused.length > 0 ? { unused } : {}) }
  }, question)
}

/** Names questions beyond the limit as left out. */
function cutTo(most: number, questions: readonly Asked[]): Asked[] {
  const answered = questions.slice(0, most)
  const last = answered.at(-1)
  const cut = questions
    .slice(most)
    .flatMap(({ unused = [], facts }) => [...unused, ...Object.values(facts).filter((value) => typeof value === 'string')])
  return last && cut.length > 0 ? [...answered.slice(0, -1), { ...last, unused: [...(last.unused ?? []), ...cut] }] : answered
}

/** Whether the words are known ones; a particle at the end, or the name of a month, may not be. */
function isExplained({ tokens, matches, text }: Reading, stated: Facts): boolean {
  const bare =
    readTokens(withoutNumbers(text)).length < tokens.length ? readTokens(withoutNumbers(text)).map(({ text: token }) => token) : null
  const open = tokens.filter(
    ({ kind, text: token }, at) =>
      kind !== 'sign' && !/^\d+$/.test(token) && !(bare && !bare.includes(token)) && !matches.some(({ from, to }) => from <= at && at < to),
  )
  const isDated = Object.values(stated).some((value) => isObject(value))
  return open.length === 0 || (open.length === 1 && (isDated || open[0]?.kind === 'han'))
}

/** Whether facts of the question before may fill what this one leaves open. */
function isOpen(tool: JsonObject, facts: Facts, reading: Reading): boolean {
  const rows = listObjects(tool.facts).filter(({ kind, id }) => kind === 'row' && String(id) in facts)
  return rows.length === 0 || hasWord(reading, 'again') || beginsWith(reading, 'and')
}

/** Another question in the same sentence, joined to the first by a word such as "and" or by a comma. */
function secondQuestion(best: Scored, scored: readonly Scored[], reading: Reading): Scored[] {
  const concept = scored.find(
    ({ tool, hits, score }) =>
      tool.id !== best.tool.id &&
      score >= leastSecond &&
      hits.some(
        (hit) => weigh(hit, reading) >= leastHit && best.hits.length > 0 && best.hits.every((other) => isJoined(hit, other, reading)),
      ),
  )
  return concept ? [concept] : []
}

const leastSecond = 2
/** One Latin word, even if misspelt. */
const leastHit = 1.3

function isJoined(one: Match, other: Match, { tokens, matches, text }: Reading): boolean {
  if (one.from < other.to && other.from < one.to) return false
  const [left, right] = one.from < other.from ? [one, other] : [other, one]
  // With the character before and after, because a space between Chinese words separates like a comma.
  const between = text.slice((tokens[left.to - 1]?.to ?? 1) - 1, (tokens[right.from]?.from ?? 0) + 1)
  if (/[,\u3001\uff0c&+]|\p{Script=Han} (?=\p{Script=Han})/u.test(between)) return true
  return matches.some(({ meaning, from, to }) => meaning.kind === 'word' && meaning.of === 'and' && from >= left.to && to <= right.from)
}

function otherwise(tools: readonly Tool[], words: string): Asked {
  const tool = tools.find(({ document }) => document.role === 'otherwise')
  if (!tool) throw new Error('The release has no tool for other questions')
  return { tool: tool.id, facts: { words } }
}

/** Two sentences of one question: the later one completes the earlier. */
function mergeSame(asked: readonly Asked[]): Asked[] {
  const merged: Asked[] = []
  for (const one of asked) {
    const last = merged.at(-1)
    const isSame =
      last?.tool === one.tool &&
      Object.entries(one.facts).every(
        ([id, value]) => id === 'words' || !(id in last.facts) || JSON.stringify(last.facts[id]) === JSON.stringify(value),
      )
    if (isSame && last) {
      const unused = [...(last.unused ?? []), ...(one.unused ?? [])]
      const facts = { ...one.facts, ...joinedWords(last.facts, one.facts) }
      merged[merged.length - 1] = { ...last, ...one, facts, ...(unused.length > 0 ? { unused } : {}) }
    } else merged.push(one)
  }
  return merged
}

function joinedWords({ words: first }: Facts, { words: second }: Facts): Facts {
  return first === undefined || second === undefined ? {} : { words: `${String(first)} ${String(second)}` }
}

/** A greeting or thanks beside a question needs no answer. */
function withoutGreeting(asked: readonly Asked[], tools: readonly Tool[]): readonly Asked[] {
  const real = asked.filter(({ tool }) => tools.find(({ id }) => id === tool)?.document.role !== 'greets')
  return real.length > 0 ? real : asked.slice(0, 1)
}

function hasWord({ matches }: Reading, of: string): boolean {
  return matches.some(({ meaning, quality }) => meaning.kind === 'word' && meaning.of === of && quality === 1)
}

function beginsWith({ matches }: Reading, of: string): boolean {
  return matches.some(({ meaning, from, quality }) => from === 0 && meaning.kind === 'word' && meaning.of === of && quality === 1)
}

function isWords(tool: JsonObject | undefined, fact: string): boolean {
  return listObjects(tool?.facts).some(({ id, kind }) => id === fact && (kind === 'words' || kind === 'name'))
}
