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
export { Placeholder, Skeleton } from './context/Placeholder.tsx'
export { type BlockComponents, type LiveAnswer, type PageContextValue, usePage } from './context/page-context.ts'
export { RemedyButton, refusalSentence } from './context/RefusalView.tsx'
export { follow, hrefWithQuery, useLink } from './context/use-link.ts'
export { type OperationState, useOperation, useRefresh, useSettled } from './context/use-operation.ts'
export { usePanel } from './context/use-panel.ts'
export { usePoll } from './context/use-poll.ts'
export { Chip } from './display/Chip.tsx'
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
export { isStaticPage } from './page/static-page.ts'
export { BlockHead } from './parts/BlockHead.tsx'
export { Button, type ButtonProps } from './parts/Button.tsx'
export { Icon } from './parts/Icon.tsx'
export { saveBlob } from './parts/save-blob.ts'
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
export { isAbsent, optionOf, readField } from './plan/read.ts'
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
export { useOnChange } from './use-on-change.ts'
export { afterTyping } from './widgets/typing.ts'
