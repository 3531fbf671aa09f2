export {
  formatDate,
  formatDateTime,
  formatDecimal,
  formatMoney,
  formatPeriod,
  formatSize,
  localeOf,
  weekdayName,
  weekdayOf,
} from '#rules'
export { ActionButton } from './actions/ActionButton.tsx'
export { Dialog, notify, ToolkitProvider } from './antd/index.ts'
export { QrCode } from './antd/qr-code-part.ts'
export { afterTyping } from './antd/typing.ts'
export { BlockHead } from './blocks/BlockHead.tsx'
export { saveBlob } from './blocks/save-blob.ts'
export { Button, type ButtonProps } from './display/Button.tsx'
export { Chip } from './display/Chip.tsx'
export { Icon } from './display/Icon.tsx'
export { isAbsent, optionOf, readField } from './display/read.ts'
export { type Display, registerDisplays, Value } from './display/Value.tsx'
export { forgetDrafts, keepDraftsOf } from './drafts/index.ts'
export { interruptForms } from './drafts/interruption.ts'
export { FormView, provideFormats } from './forms/index.ts'
export { lazyPart, loadPatiently } from './lazy-part.ts'
export { type MapRoute, type MapStop, RouteMap, type RouteMapProps } from './map/RouteMap.tsx'
export { type AppBlockLoaders, isPrepared, listParts, preparePage, registerBlocks } from './page/block-table.ts'
export { PageDialog, type PageDialogProps } from './page/PageDialog.tsx'
export { PageOutline } from './page/PageOutline.tsx'
export { PageView, type PageViewProps } from './page/PageView.tsx'
export { Placeholder, Skeleton } from './page/Placeholder.tsx'
export { type BlockComponents, type LiveAnswer, type PageContextValue, usePage } from './page/page-context.ts'
export { RemedyButton, refusalSentence } from './page/RefusalView.tsx'
export { isStill } from './page/still.ts'
export { follow, hrefWithQuery, useLink } from './page/use-link.ts'
export { type OperationState, useOperation, useRefresh, useSettled } from './page/use-operation.ts'
export { usePanel } from './page/use-panel.ts'
export { usePoll } from './page/use-poll.ts'
export { Avatar, type AvatarProps } from './pictures/Avatar.tsx'
export { currentPeriod } from './plan/current-period.ts'
export {
  evaluate,
  isMet,
  loadEvaluator,
  type Outcome,
  resolveLink,
  resolveValues,
  resultOf,
} from './plan/expressions.ts'
export { type DataRequest, dataKey, isGranted, pageScope, planRequests, recordRequest } from './plan/plan-page.ts'
export { subjectOf, summaryOf, titleOf } from './plan/present.ts'
export { tidyQuery } from './plan/search-values.ts'
export { nameZone } from './plan/zone-name.ts'
export type {
  Answer,
  Explanation,
  ExplanationOptions,
  Moves,
  Portal,
  PortalCallOptions,
  PortalLocation,
  PortalSession,
  RefusalDetail,
  RefusedAnswer,
  Remedy,
  Scope,
} from './portal.ts'
export { PortalProvider, usePortal } from './portal.ts'
