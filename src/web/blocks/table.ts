import { createElement, Suspense } from 'react'
import { type AppBlockLoaders, type Display, lazyPart } from '#engine'

/** Freight-specific blocks, and those that need the app's session; the engine renders them by name. */
export const freightBlocks = {
  quote: async () => (await import('./QuoteBlock.tsx')).QuoteBlock,
  fees: async () => (await import('./FeesBlock.tsx')).FeesBlock,
  'fee-terms': async () => (await import('./FeeTermsBlock.tsx')).FeeTermsBlock,
  'box-cost': async () => (await import('./BoxCostBlock.tsx')).BoxCostBlock,
  'free-time': async () => (await import('./FreeTimeBlock.tsx')).FreeTimeBlock,
  'cut-offs': async () => (await import('./CutOffsBlock.tsx')).CutOffsBlock,
  sailing: async () => (await import('./SailingBlock.tsx')).SailingBlock,
  pieces: async () => (await import('./PiecesBlock.tsx')).PiecesBlock,
  payees: async () => (await import('./PayeesBlock.tsx')).PayeesBlock,
  acting: async () => (await import('./ActingBlock.tsx')).ActingBlock,
  amendment: async () => (await import('./AmendmentBlock.tsx')).AmendmentBlock,
  life: async () => (await import('./LifeBlock.tsx')).LifeBlock,
  'token-sign-in': async () => (await import('./TokenSignInBlock.tsx')).TokenSignInBlock,
  tracking: async () => (await import('./TrackingBlock.tsx')).TrackingBlock,
  'tracking-copy': async () => (await import('./TrackingCopyBlock.tsx')).TrackingCopyBlock,
  milestones: async () => (await import('./MilestonesBlock.tsx')).MilestonesBlock,
} satisfies AppBlockLoaders

const SiteDrawing = lazyPart(() => import('./SiteDrawing.tsx').then((module) => ({ default: module.SiteDrawing })))

/** Freight-specific value displays. */
export const freightDisplays: Readonly<Record<string, Display>> = {
  drawing: (value) => createElement(Suspense, { fallback: null }, createElement(SiteDrawing, { kind: String(value) })),
}
