/**
 * Conditions that are always true or always false. Names are tried with a few representative values; a condition with too many
 * of them is skipped. Parts that are not understood may have any value, so that there are no false reports.
 */
import { readExpression } from './check.ts'
import { type Domain, type DomainValue, valuesOf } from './domains.ts'
import { type Formula, type FormulaReading, readFormula, type Truth } from './formulas.ts'
import type { ExpressionWorld } from './meanings.ts'
import type { ExpressionScope } from './scope-types.ts'
import { childrenOf, wholeRange } from './syntax-tree.ts'
import { type ExpressionFault, typeOfNode, type Walk } from './walk.ts'

/** How many parts of formulas are evaluated for one expression, over all cases, before the rest is skipped. */
const mostWork = 250_000

interface Budget {
  left: number
  readonly values: Map<Domain, readonly DomainValue[]>
}

/** The smallest parts of an expression that are always true, or always false, if all inputs are present. */
export function findConstantParts(text: string, scope: ExpressionScope, world: ExpressionWorld): readonly ExpressionFault[] {
  const read = readExpression(text, scope, world)
  if ('code' in read) return []
  const faults: ExpressionFault[] = []
  const budget: Budget = { left: mostWork, values: new Map() }
  const pending = [read.tree]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (typeOfNode(node) !== 'bool') {
      pending.push(...childrenOf(node))
      continue
    }
    const reading = startReading(read.walk)
    const formula = readFormula(node, reading)
    findConstant(formula, true, { walk: read.walk, faults, budget })
    pending.push(...reading.opaque.flatMap(childrenOf))
  }
  return faults.toSorted((left, right) => left.start - right.start)
}

/** Whether two conditions over the same names can never both be met, though each of them can. */
export function areExclusive(left: string, right: string, scope: ExpressionScope, world: ExpressionWorld): boolean {
  const [one, other] = [readExpression(left, scope, world), readExpression(right, scope, world)]
  if ('code' in one || 'code' in other) return false
  const reading = startReading(one.walk)
  const first = readFormula(one.tree, reading)
  const second = readFormula(other.tree, { ...reading, walk: other.walk })
  const both: Formula = { kind: 'and', node: one.tree, parts: [first, second] }
  const budget: Budget = { left: mostWork, values: new Map() }
  const truths = [first, second, both].map((formula) => possible(formula, budget)?.has(true))
  return truths[0] === true && truths[1] === true && truths[2] === false
}

function startReading(walk: Walk): FormulaReading {
  return { walk, domains: new Map(), opaque: [] }
}

interface Search {
  readonly walk: Walk
  readonly faults: ExpressionFault[]
  readonly budget: Budget
}

/** Reports the smallest constant parts; returns whether there are any. */
function findConstant(formula: Formula, isOutermost: boolean, search: Search): boolean {
  const parts = 'parts' in formula ? formula.parts : []
  const inner = parts.map((part) => findConstant(part, false, search))
  if (inner.includes(true)) return true
  if (formula.kind === 'constant' && !isOutermost) return false
  const truths = possible(formula, search.budget)
  if (!truths || truths.has(true) === truths.has(false)) return false
  const { walk, faults } = search
  const { start, end } = wholeRange(formula.node, walk.text)
  faults.push({
    code: truths.has(true) ? 'always' : 'never',
    start,
    end,
    params: { part: walk.text.slice(start, end), ...reasonOf(formula) },
  })
  return true
}

/** Possible results of a formula, until they show that it is not constant; undefined if there are too many. */
function possible(formula: Formula, budget: Budget): ReadonlySet<Truth> | undefined {
  if (budget.left < 0) return undefined
  const domains = [...domainsOf(formula)]
  const values = domains.map((domain) => remembered(domain, budget))
  const truths = new Set<Truth>()
  const size = sizeOf(formula)
  for (const cases of casesOf(domains, values)) {
    budget.left -= size
    if (budget.left < 0) return undefined
    truths.add(truthOf(formula, cases))
    if (truths.has(true) && truths.has(false)) return truths
  }
  return truths
}

function sizeOf(formula: Formula): number {
  return 'parts' in formula ? formula.parts.reduce((sum, part) => sum + sizeOf(part), 1) : 1
}

function remembered(domain: Domain, { values }: Budget): readonly DomainValue[] {
  const before = values.get(domain) ?? valuesOf(domain)
  values.set(domain, before)
  return before
}

/** All first values, all second values, and so on, then all combinations: low and high values together are often enough. */
function* casesOf(domains: readonly Domain[], values: readonly (readonly DomainValue[])[]): Generator<ReadonlyMap<Domain, DomainValue>> {
  const longest = Math.max(1, ...values.map(({ length }) => length))
  for (let index = 0; index < longest; index += 1) yield caseOf(domains, (place) => values[place]?.[index % (values[place]?.length ?? 1)])
  const count = values.reduce((product, { length }) => product * length, 1)
  for (let index = 0; index < count; index += 1) {
    let rest = index
    yield caseOf(domains, (place) => {
      const choices = values[place] ?? []
      const value = choices[rest % choices.length]
      rest = Math.floor(rest / choices.length)
      return value
    })
  }
}

function caseOf(domains: readonly Domain[], valueAt: (place: number) => DomainValue | undefined): ReadonlyMap<Domain, DomainValue> {
  const valuesByDomain = new Map<Domain, DomainValue>()
  for (const [place, domain] of domains.entries()) {
    const value = valueAt(place)
    if (value !== undefined) valuesByDomain.set(domain, value)
  }
  return valuesByDomain
}

function truthOf(formula: Formula, given: ReadonlyMap<Domain, DomainValue>): Truth {
  switch (formula.kind) {
    case 'constant':
      return formula.value
    case 'atom': {
      const value = given.get(formula.domain)
      return value === undefined ? undefined : formula.test(value)
    }
    case 'not': {
      const truth = truthOf(formula.parts[0], given)
      return truth === undefined ? undefined : !truth
    }
    case 'if': {
      const test = truthOf(formula.parts[0], given)
      return test === undefined ? undefined : truthOf(formula.parts[test ? 1 : 2], given)
    }
    default: {
      // As in CEL, one side can decide even if the other is undetermined.
      const deciding = formula.kind === 'or'
      const truths = formula.parts.map((part) => truthOf(part, given))
      if (truths.includes(deciding)) return deciding
      return truths.includes(undefined) ? undefined : !deciding
    }
  }
}

function domainsOf(formula: Formula): Set<Domain> {
  if (formula.kind === 'atom') return new Set([formula.domain])
  return new Set('parts' in formula ? formula.parts.flatMap((part) => [...domainsOf(part)]) : [])
}

/** The reason: the range or choices of a name, or the names that contradict each other. */
function reasonOf(formula: Formula): ExpressionFault['params'] {
  const domains = [...domainsOf(formula)]
  const [domain] = domains
  if (formula.kind !== 'atom' || !domain) return { reason: domain ? 'together' : 'literal', names: domains.map(({ name }) => name) }
  if (domain.choices) return { reason: 'choices', of: domain.name, choices: domain.choices }
  const [least, most] = [domain.least?.toFixed(), domain.most?.toFixed()]
  if (least === undefined) return { reason: 'most', of: domain.name, most: most ?? '' }
  const above = domain.isAbove ? 'above' : 'least'
  return most === undefined ? { reason: above, of: domain.name, least } : { reason: 'range', of: domain.name, least, most }
}
