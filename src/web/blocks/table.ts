import { createElement, lazy, Suspense } from 'react'
import type { Display } from '#engine'

/** Blocks that know freight; the engine draws them by name and knows nothing of them. */
export const freightBlocks = {
  quote: lazy(() => import('./QuoteBlock.tsx').then((module) => ({ default: module.QuoteBlock }))),
  fees: lazy(() => import('./FeesBlock.tsx').then((module) => ({ default: module.FeesBlock }))),
  'fee-terms': lazy(() => import('./FeeTermsBlock.tsx').then((module) => ({ default: module.FeeTermsBlock }))),
  'box-cost': lazy(() => import('./BoxCostBlock.tsx').then((module) => ({ default: module.BoxCostBlock }))),
  'free-time': lazy(() => import('./FreeTimeBlock.tsx').then((module) => ({ default: module.FreeTimeBlock }))),
  acting: lazy(() => import('./ActingBlock.tsx').then((module) => ({ default: module.ActingBlock }))),
  amendment: lazy(() => import('./AmendmentBlock.tsx').then((module) => ({ default: module.AmendmentBlock }))),
  life: lazy(() => import('./LifeBlock.tsx').then((module) => ({ default: module.LifeBlock }))),
  milestones: lazy(() => import('./MilestonesBlock.tsx').then((module) => ({ default: module.MilestonesBlock }))),
}

const SiteDrawing = lazy(() => import('./SiteDrawing.tsx').then((module) => ({ default: module.SiteDrawing })))

/** Ways to show a value that know freight. */
export const freightDisplays: Readonly<Record<string, Display>> = {
  drawing: (value) => createElement(Suspense, { fallback: null }, createElement(SiteDrawing, { kind: String(value) })),
}
