/** What draws pages, and what only signed-in users see: loaded beside the frame, or at the first use of a page drawn on the server. */
import { isPrepared, lazyPart, preparePage, provideFormats, registerBlocks, registerDisplays } from '#engine'
import { freightBlocks, freightDisplays } from './blocks/table.ts'

/** Makes freight known to the engine; called once, before the first page is drawn. */
export function addFreight(): void {
  registerBlocks(freightBlocks)
  registerDisplays(freightDisplays)
  provideFormats(async () => (await import('./request/formats.ts')).identifierFormats)
}

export { forgetDrafts, isStaticPage, keepDraftsOf, listParts, PageDialog, PageView, planRequests, useRefresh, useSettled } from '#engine'
export { createFill } from './app/fill-texts.ts'
export { AccountMenu } from './layout/AccountMenu.tsx'
export { ActingBanner } from './layout/ActingBanner.tsx'
export { Bell } from './layout/Bell.tsx'
export { InsideBar } from './layout/InsideBar.tsx'
export { PreviewBanner } from './layout/PreviewBanner.tsx'
/** Needed after minutes without use at the earliest. */
export const IdleWarning = lazyPart(async () => ({ default: (await import('./session/IdleWarning.tsx')).IdleWarning }))

export { isPrepared, preparePage }
