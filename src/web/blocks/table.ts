import { lazy } from 'react'

/** Blocks that know freight; the engine draws them by name and knows nothing of them. */
export const freightBlocks = {
  quote: lazy(() => import('./QuoteBlock.tsx').then((module) => ({ default: module.QuoteBlock }))),
  fees: lazy(() => import('./FeesBlock.tsx').then((module) => ({ default: module.FeesBlock }))),
  milestones: lazy(() => import('./MilestonesBlock.tsx').then((module) => ({ default: module.MilestonesBlock }))),
}
