import type { BlockPlans, FieldView, FormView, PageBundle, PageParts } from '#config'
import { CardsBlock } from '../blocks/content/CardsBlock.tsx'
import { ColumnsBlock } from '../blocks/content/ColumnsBlock.tsx'
import { HeroBlock } from '../blocks/content/HeroBlock.tsx'
import { NoticeBlock } from '../blocks/content/NoticeBlock.tsx'
import { ProseBlock } from '../blocks/content/ProseBlock.tsx'
import { ActionsBlock } from '../blocks/record/ActionsBlock.tsx'
import { StepsBlock } from '../blocks/record/StepsBlock.tsx'
import type { BlockComponent, BlockComponents } from '../context/page-context.ts'
import { lazyPart, loadPatiently } from '../lazy-part.ts'
import { hasEvaluator, loadEvaluator, needsEvaluator } from '../plan/expressions.ts'
import { childBlocks } from '../plan/plan-page.ts'

/** Blocks of text, and small ones that many pages have: a file of their own would take a request and save half a kilobyte. */
const frameBlocks = {
  hero: HeroBlock,
  prose: ProseBlock,
  cards: CardsBlock,
  columns: ColumnsBlock,
  notice: NoticeBlock,
  steps: StepsBlock,
  actions: ActionsBlock,
} satisfies BlockComponents
const table = new Map<string, BlockComponent>(Object.entries(frameBlocks))

type BlockLoaders = { readonly [Kind in keyof BlockPlans]?: () => Promise<BlockComponent<Kind>> }

/** All others are loaded with the pages that have them. */
const loaders = new Map<string, () => Promise<BlockComponent>>()
/** Blocks inside others, such as in a dialog, may be drawn before they are loaded. */
const waiting = new Map<string, BlockComponent>()

/** Adds kinds of blocks. */
export function registerBlocks(blocks: BlockLoaders): void {
  for (const [kind, load] of Object.entries(blocks) as [string, () => Promise<BlockComponent>][]) {
    loaders.set(kind, load)
    waiting.set(kind, lazyPart(async () => ({ default: await load() })) as BlockComponent)
  }
}

const ownBlocks = {
  tabs: async () => (await import('../blocks/content/TabsBlock.tsx')).TabsBlock,
  entrance: async () => (await import('../blocks/content/EntranceBlock.tsx')).EntranceBlock,
  summary: async () => (await import('../blocks/record/SummaryBlock.tsx')).SummaryBlock,
  detail: async () => (await import('../blocks/record/DetailBlock.tsx')).DetailBlock,
  search: async () => (await import('../blocks/form/SearchBlock.tsx')).SearchBlock,
  api: async () => (await import('../blocks/content/ApiBlock.tsx')).ApiBlock,
  source: async () => (await import('../blocks/content/SourceBlock.tsx')).SourceBlock,
  calculator: async () => (await import('../blocks/form/CalculatorBlock.tsx')).CalculatorBlock,
  form: async () => (await import('../blocks/form/FormBlock.tsx')).FormBlock,
  list: async () => (await import('../lists/ListBlock.tsx')).ListBlock,
  'record-head': async () => (await import('../blocks/record/RecordHeadBlock.tsx')).RecordHeadBlock,
  timeline: async () => (await import('../blocks/record/TimelineBlock.tsx')).TimelineBlock,
  facts: async () => (await import('../blocks/record/FactsBlock.tsx')).FactsBlock,
  countdown: async () => (await import('../blocks/content/CountdownBlock.tsx')).CountdownBlock,
  deadlines: async () => (await import('../blocks/record/DeadlinesBlock.tsx')).DeadlinesBlock,
  files: async () => (await import('../blocks/record/FilesBlock.tsx')).FilesBlock,
  picture: async () => (await import('../blocks/content/PictureBlock.tsx')).PictureBlock,
  answer: async () => (await import('../blocks/form/AnswerBlock.tsx')).AnswerBlock,
  bars: async () => (await import('../blocks/record/BarsBlock.tsx')).BarsBlock,
  'route-map': async () => (await import('../blocks/record/RouteMapBlock.tsx')).RouteMapBlock,
  compare: async () => (await import('../blocks/record/CompareBlock.tsx')).CompareBlock,
  codes: async () => (await import('../blocks/form/CodesBlock.tsx')).CodesBlock,
  viewer: async () => (await import('../blocks/record/ViewerBlock.tsx')).ViewerBlock,
  progress: async () => (await import('../blocks/record/ProgressBlock.tsx')).ProgressBlock,
  messages: async () => (await import('../messages/MessagesBlock.tsx')).MessagesBlock,
  conversation: async () => (await import('../conversation/ConversationBlock.tsx')).ConversationBlock,
  subscriptions: async () => (await import('../blocks/form/SubscriptionsBlock.tsx')).SubscriptionsBlock,
  share: async () => (await import('../blocks/form/ShareBlock.tsx')).ShareBlock,
  anchors: async () => (await import('../blocks/content/AnchorsBlock.tsx')).AnchorsBlock,
  figures: async () => (await import('../blocks/record/FiguresBlock.tsx')).FiguresBlock,
  chart: async () => (await import('../blocks/record/ChartBlock.tsx')).ChartBlock,
  lanes: async () => (await import('../blocks/schedule/LanesBlock.tsx')).LanesBlock,
  week: async () => (await import('../blocks/schedule/WeekBlock.tsx')).WeekBlock,
  manual: async () => (await import('../manual/ManualBlock.tsx')).ManualBlock,
  cover: async () => (await import('../blocks/content/CoverBlock.tsx')).CoverBlock,
  photos: async () => (await import('../blocks/record/PhotosBlock.tsx')).PhotosBlock,
  article: async () => (await import('../blocks/content/ArticleBlock.tsx')).ArticleBlock,
} satisfies BlockLoaders
registerBlocks(ownBlocks)

/** The kinds that the engine does not draw: the app has a loader for each of them, or it does not compile. */
export type AppBlockLoaders = Required<Omit<BlockLoaders, keyof typeof frameBlocks | keyof typeof ownBlocks>>

/** The component of a block kind; undefined if there is none. */
export function blockComponent(kind: string): BlockComponent | undefined {
  return table.get(kind) ?? waiting.get(kind)
}

/** Kinds of blocks of a page, and its open forms. */
interface Contents {
  readonly kinds: ReadonlySet<string>
  readonly forms: readonly FormView[]
}

/** Forms whose parts are loaded. */
const prepared = new WeakSet<FormView>()

/**
 * Loads everything a page needs to render in one go: its kinds of blocks, the renderers of its forms and, if it has real
 * expressions, the evaluator. Awaited by the server before it renders and by the browser before it hydrates.
 */
export async function preparePage(bundle: PageBundle): Promise<void> {
  const { kinds, forms } = partsOf(bundle)
  const work: Promise<unknown>[] = needsEvaluator(bundle) ? [loadEvaluator()] : []
  for (const kind of kinds) {
    const load = table.has(kind) ? undefined : loaders.get(kind)
    if (load) work.push(loadPatiently(load).then((component) => table.set(kind, component)))
  }
  for (const form of forms) work.push(prepareForm(form))
  await Promise.all(work)
}

/** Whether `preparePage` has nothing left to do for the bundle. */
export function isPrepared(bundle: PageBundle): boolean {
  const { kinds, forms } = partsOf(bundle)
  for (const kind of kinds) if (!table.has(kind) && loaders.has(kind)) return false
  if (forms.some((form) => !prepared.has(form))) return false
  return hasEvaluator() || !needsEvaluator(bundle)
}

/** What `preparePage` loads for the bundle. */
export function listParts(bundle: PageBundle): PageParts {
  const { kinds, forms } = partsOf(bundle)
  return {
    kinds: [...kinds],
    renderers: [...new Set(forms.map(({ renderer }) => renderer))],
    widgets: [...new Set(forms.flatMap(({ fields }) => widgetsOf(fields)))],
    evaluates: needsEvaluator(bundle),
  }
}

function widgetsOf(fields: readonly FieldView[]): string[] {
  return fields.flatMap(({ widget, grid, fields: inner = [] }) => [widget, ...(grid ? ['grid'] : []), ...widgetsOf(inner)])
}

async function prepareForm(form: FormView): Promise<void> {
  const { preloadForm } = await loadPatiently(() => import('../forms/index.ts'))
  await preloadForm(form)
  prepared.add(form)
}

function partsOf(bundle: PageBundle): Contents {
  const kinds = new Set<string>()
  const forms = new Set<string>()
  collectParts(bundle.page.blocks, kinds, forms)
  return { kinds, forms: [...forms].flatMap((id) => bundle.forms[id] ?? []) }
}

function collectParts(blocks: PageBundle['page']['blocks'], kinds: Set<string>, forms: Set<string>): void {
  for (const block of blocks) {
    kinds.add(block.block)
    if (block.block === 'search' || block.block === 'calculator') forms.add(block.form)
    if (block.block === 'form') for (const form of [block.form ?? [], ...Object.values(block.formsOf ?? {})].flat()) forms.add(form)
    collectParts(childBlocks(block), kinds, forms)
  }
}
