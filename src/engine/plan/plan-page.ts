import type { ActorKind, BlockPlan, FormView, ListPlan, PageBundle, Shell } from '#config'
import type { CalculatorPlan, ComparePlan, FormPlan, ListBlockPlan, TabsPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import type { Portal, Scope } from '../portal.ts'
import { currentPeriod } from './current-period.ts'
import { evaluate, isMet, resolveValues, resultOf } from './expressions.ts'
import { listInput, readListState } from './list-state.ts'
import { searchValues, tidyQuery } from './search-values.ts'

/** A request that a page needs before it can render completely. */
export interface DataRequest {
  /** Key of the request, as from `dataKey`. */
  readonly key: string
  readonly operation: string
  readonly input: JsonObject
}

/** Cells of the permission grid under which a block is shown; the server checks each call again. */
const showing = new Set(['allow', 'own-company', 'own', 'self', 'for-company', 'masked'])

/** Names available to expressions of a page, before record, row and live are added. */
export function pageScope(
  portal: Pick<Portal, 'location' | 'session' | 'today' | 'shell'>,
  { page, forms }: Pick<PageBundle, 'forms'> & { readonly page: Pick<PageBundle['page'], 'period'> },
): Scope {
  const { actor, signedIn, name, company, staffAdmin } = portal.session
  return {
    route: portal.location.route,
    query: tidyQuery(forms, portal.location.query),
    session: { actor, signedIn, name, company, staffAdmin },
    today: portal.today,
    limits: portal.shell.limits,
    ...(page.period ? { period: { ...currentPeriod(page.period, portal.today) } } : {}),
  }
}

interface Viewer {
  readonly actor: ActorKind
  readonly staffAdmin?: boolean
}

/** Whether this user may see a block, route or menu entry with a grid row. */
export function isGranted(row: string | undefined, { actor, staffAdmin }: Viewer, grid: Shell['grid']): boolean {
  if (row === undefined) return true
  const cell = grid[row]?.[actor]
  return cell !== undefined && (showing.has(cell) || (cell === 'staff-admin' && staffAdmin === true))
}

/** The user of a scope; without a session, a visitor. */
export function viewerOf(scope: Scope): Viewer {
  return { actor: 'visitor', ...(scope.session as Partial<Viewer> | undefined) }
}

/** The blocks this user may see. A failed condition keeps its block, so that the failure is visible. */
export function visibleBlocks(blocks: readonly BlockPlan[], scope: Scope, grid: Shell['grid']): BlockPlan[] {
  const viewer = viewerOf(scope)
  return blocks.filter((block) => {
    if (!isGranted(block.grid, viewer, grid)) return false
    if (block.visible === undefined) return true
    return isMet(block.visible, scope) || evaluate(block.visible, scope).kind === 'failed'
  })
}

/** Request for the page's record, or null if it has none or must not be made yet. */
export function recordRequest(page: PageBundle['page'], scope: Scope, shell: Pick<Shell, 'calls'>): DataRequest | null {
  if (!page.record || !isMet(page.record.when, scope)) return null
  return askable(page.record.operation, resolveValues(page.record.input, scope), shell)
}

/** The request of a list block, or null while its condition is false. */
export function listRequest(
  block: ListBlockPlan,
  list: ListPlan,
  scope: Scope,
  shell: Pick<Shell, 'calls'>,
  prefix: string,
): DataRequest | null {
  if (!isMet(block.when, scope)) return null
  const query = (scope.query ?? {}) as Readonly<Record<string, string>>
  const input = listInput(list, resolveValues(block.input, scope), readListState(list, query, prefix))
  return askable(list.source, input, shell)
}

/** The request of a block with one operation, or null while its condition is false. */
export function blockRequest(
  block: Pick<ComparePlan, 'operation' | 'input' | 'when'>,
  scope: Scope,
  shell: Pick<Shell, 'calls'>,
): DataRequest | null {
  if (!isMet(block.when, scope)) return null
  return askable(block.operation, resolveValues(block.input, scope), shell)
}

/** The request of a form's live operation, or null while these values are not enough for one. */
export function liveRequest(plan: FormPlan['live'], values: JsonObject, scope: Scope): DataRequest | null {
  if (!plan) return null
  const over = { ...scope, form: values }
  if (!isMet(plan.when, over)) return null
  const input = plan.input ? resolveValues(plan.input, over) : values
  return { key: dataKey(plan.operation, input), operation: plan.operation, input }
}

/** What a calculator starts with, unless the address says otherwise: the form's defaults, under values that the page declares. */
export function calculatorDefaults({ values }: Pick<CalculatorPlan, 'values'>, form: FormView | undefined, scope: Scope): JsonObject {
  const declared = resultOf(values, scope)
  return { ...form?.defaults, ...(typeof declared === 'object' && !Array.isArray(declared) ? (declared as JsonObject | null) : {}) }
}

/** The first list of a page uses plain names in the address; further ones are prefixed with their block's id. */
export function listPrefix(page: PageBundle['page'], block: string): string {
  const first = firstList(page.blocks)
  return first === undefined || first === block ? '' : `${block}.`
}

/** The tabs that the reader sees. */
export function shownTabs(block: TabsPlan, scope: Scope): TabsPlan['items'] {
  return block.items.filter(({ visible }) => isMet(visible, scope))
}

/** The open tab of a tabs block: the one in the address, else the declared start, else the first. */
export function openTab(block: TabsPlan, scope: Scope): TabsPlan['items'][number] | undefined {
  const items = shownTabs(block, scope)
  const query = (scope.query ?? {}) as Readonly<Record<string, string>>
  const find = (id: unknown) => items.find((item) => item.id === id)
  return find(query[block.id]) ?? find(resultOf(block.start, scope)) ?? items[0]
}

/**
 * The requests of a page for this scope. If the record is among them, requests that depend on it follow once it is in the scope
 * as `record`.
 */
export function planRequests(
  bundle: Pick<PageBundle, 'page' | 'lists' | 'forms'>,
  scope: Scope,
  shell: Pick<Shell, 'calls' | 'grid'>,
): DataRequest[] {
  const requests: DataRequest[] = []
  const record = recordRequest(bundle.page, scope, shell)
  if (record) requests.push(record)
  if (record && scope.record === undefined) return requests
  for (const block of drawnBlocks(bundle.page.blocks, scope, shell.grid)) {
    const request = requestOf(block, bundle, scope, shell)
    if (request) requests.push(request)
  }
  return requests
}

function requestOf(
  block: BlockPlan,
  { page, lists, forms }: Pick<PageBundle, 'page' | 'lists' | 'forms'>,
  scope: Scope,
  shell: Pick<Shell, 'calls'>,
): DataRequest | null {
  if (block.block === 'compare') return blockRequest(block, scope, shell)
  if (block.block === 'calculator') return calculatorRequest(block, forms[block.form], scope)
  if (block.block !== 'list') return null
  const list = lists[block.list]
  return list ? listRequest(block, list, scope, shell, listPrefix(page, block.id)) : null
}

function calculatorRequest(block: CalculatorPlan, form: FormView | undefined, scope: Scope): DataRequest | null {
  if (!form) return null
  const query = (scope.query ?? {}) as Readonly<Record<string, string>>
  return liveRequest(block.live, { ...calculatorDefaults(block, form, scope), ...searchValues(form, query) }, scope)
}

/** Children of a block, in the order they are drawn. */
export function childBlocks(block: BlockPlan, scope?: Scope): readonly BlockPlan[] {
  switch (block.block) {
    case 'hero':
      return block.blocks ?? []
    case 'columns':
      return block.items.flatMap((item) => item.blocks)
    case 'list':
      return block.instead ?? []
    case 'form':
      return formChildren(block, scope === undefined)
    case 'calculator':
      return block.blocks
    // Blocks that read a response are not rendered before it arrives.
    case 'answer':
      return scope ? [] : block.blocks
    // Answers arrive when they are asked for.
    case 'conversation':
      return scope ? [] : block.tools.flatMap((tool) => tool.blocks)
    case 'tabs':
      if (!scope) return block.items.flatMap((item) => item.blocks)
      return openTab(block, scope)?.blocks ?? []
    default:
      return []
  }
}

function formChildren({ lead = [], aside = [], foot = [], after = [] }: FormPlan, isWhole: boolean): readonly BlockPlan[] {
  return [...lead, ...aside, ...foot, ...(isWhole ? after : [])]
}

function* drawnBlocks(blocks: readonly BlockPlan[], scope: Scope, grid: Shell['grid']): Generator<BlockPlan> {
  for (const block of visibleBlocks(blocks, scope, grid)) {
    yield block
    yield* drawnBlocks(childBlocks(block, scope), scope, grid)
  }
}

function firstList(blocks: readonly BlockPlan[]): string | undefined {
  for (const block of blocks) {
    if (block.block === 'list') return block.id
    const inside = firstList(childBlocks(block))
    if (inside) return inside
  }
  return undefined
}

/** A call with a missing path parameter cannot be made. */
function askable(operation: string, input: JsonObject, shell: Pick<Shell, 'calls'>): DataRequest | null {
  const call = shell.calls[operation]
  if (!call) return null
  for (const [, name] of call.path.matchAll(/\{(\w+)\}/g)) if (input[name as string] === undefined) return null
  return { key: dataKey(operation, input), operation, input }
}

/** Key of a call and its input, independent of the order of names. */
export function dataKey(operation: string, input: JsonObject): string {
  return `${operation} ${canonicalJson(input)}`
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const names = Object.keys(value)
    .filter((name) => (value as Record<string, unknown>)[name] !== undefined)
    .sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson((value as Record<string, unknown>)[name])}`).join(',')}}`
}
