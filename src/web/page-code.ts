/** What draws pages, and what only signed-in users see: loaded beside the frame, or at the first use of a page drawn on the server. */
import { isPrepared, preparePage, provideFormats, registerBlocks, registerDisplays } from '#engine'
import { freightBlocks, freightDisplays } from './blocks/table.ts'

/** Makes freight known to the engine; called once, before the first page is drawn. */
export function addFreight(): void {
  registerBlocks(freightBlocks)
  registerDisplays(freightDisplays)
  provideFormats(async () => (await import('./request/formats.ts')).identifierFormats)
}

export { forgetDrafts, isStill, keepDraftsOf, listParts, PageDialog, PageView, planRequests, useRefresh, useSettled } from '#engine'
export { AccountMenu } from './layout/AccountMenu.tsx'
export { ActingBanner } from './layout/ActingBanner.tsx'
export { Bell } from './layout/Bell.tsx'
export { InsideBar } from './layout/InsideBar.tsx'
export { PreviewBanner } from './layout/PreviewBanner.tsx'
export { IdleWarning } from './session/IdleWarning.tsx'
export { isPrepared, preparePage }
