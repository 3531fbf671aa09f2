import type { BlockPlan, PageBundle } from '#config'
import { childBlocks } from '../plan/plan-page.ts'

/** Kinds of blocks that look the same before and after they are hydrated, until the reader does something. */
const staticKinds = new Set([
  'hero',
  'prose',
  'cards',
  'columns',
  'tabs',
  'steps',
  'entrance',
  'search',
  'list',
  'actions',
  'article',
  'anchors',
])

/** Values that a browser fetches after the page: pictures, and the names of places. */
const fetchedDisplays = new Set(['picture', 'person', 'place'])

/**
 * Whether a page drawn on the server can stay as it is until its reader touches, scrolls or types: text, links, searches and lists
 * of values that came with it.
 */
export function isStaticPage({ page, lists }: Pick<PageBundle, 'page' | 'lists'>): boolean {
  return page.render === 'server' && page.record === undefined && page.blocks.every((block) => isStaticBlock(block, lists))
}

function isStaticBlock(block: BlockPlan, lists: PageBundle['lists']): boolean {
  if (!staticKinds.has(block.block)) return false
  if (block.block === 'list' && !isStillList(lists[block.list])) return false
  return childBlocks(block).every((child) => isStaticBlock(child, lists))
}

function isStillList(list: PageBundle['lists'][string] | undefined): boolean {
  return list !== undefined && [...list.columns, ...list.details].every(({ display }) => !fetchedDisplays.has(display))
}
