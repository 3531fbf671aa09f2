import { createElement, Suspense } from 'react'
import { type Display, lazyPart } from '#engine'

/** Freight-specific blocks, and those that need the app's session; the engine renders them by name. */
export const freightBlocks = {
  quote: lazyPart(() => import('./QuoteBlock.tsx').then((module) => ({ default: module.QuoteBlock }))),
  fees: lazyPart(() => import('./FeesBlock.tsx').then((module) => ({ default: module.FeesBlock }))),
  'fee-terms': lazyPart(() => import('./FeeTermsBlock.tsx').then((module) => ({ default: module.FeeTermsBlock }))),
  'box-cost': lazyPart(() => import('./BoxCostBlock.tsx').then((module) => ({ default: module.BoxCostBlock }))),
  'free-time': lazyPart(() => import('./FreeTimeBlock.tsx').then((module) => ({ default: module.FreeTimeBlock }))),
  'cut-offs': lazyPart(() => import('./CutOffsBlock.tsx').then((module) => ({ default: module.CutOffsBlock }))),
  sailing: lazyPart(() => import('./SailingBlock.tsx').then((module) => ({ default: module.SailingBlock }))),
  pieces: lazyPart(() => import('./PiecesBlock.tsx').then((module) => ({ default: module.PiecesBlock }))),
  payees: lazyPart(() => import('./PayeesBlock.tsx').then((module) => ({ default: module.PayeesBlock }))),
  acting: lazyPart(() => import('./ActingBlock.tsx').then((module) => ({ default: module.ActingBlock }))),
  amendment: lazyPart(() => import('./AmendmentBlock.tsx').then((module) => ({ default: module.AmendmentBlock }))),
  life: lazyPart(() => import('./LifeBlock.tsx').then((module) => ({ default: module.LifeBlock }))),
  'token-sign-in': lazyPart(() => import('./TokenSignInBlock.tsx').then((module) => ({ default: module.TokenSignInBlock }))),
  tracking: lazyPart(() => import('./TrackingBlock.tsx').then((module) => ({ default: module.TrackingBlock }))),
  'tracking-copy': lazyPart(() => import('./TrackingCopyBlock.tsx').then((module) => ({ default: module.TrackingCopyBlock }))),
  milestones: lazyPart(() => import('./MilestonesBlock.tsx').then((module) => ({ default: module.MilestonesBlock }))),
}

const SiteDrawing = lazyPart(() => import('./SiteDrawing.tsx').then((module) => ({ default: module.SiteDrawing })))

/** Freight-specific value displays. */
export const freightDisplays: Readonly<Record<string, Display>> = {
  drawing: (value) => createElement(Suspense, { fallback: null }, createElement(SiteDrawing, { kind: String(value) })),
}
