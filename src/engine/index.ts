export type {
  Answer,
  Moves,
  Portal,
  PortalCallOptions,
  PortalLocation,
  PortalSession,
  RefusalDetail,
  RefusedAnswer,
  Scope,
} from './portal.ts'
export { PortalProvider, usePortal } from './portal.ts'
export { isGranted, pageScope, planRequests, type DataRequest } from './plan/plan-page.ts'
export { evaluate, isMet, loadEvaluator, resolveLink, resolveValues, valueOf, type Outcome } from './plan/expressions.ts'
export { dataKey } from './plan/data-key.ts'
export { PageView, type PageViewProps } from './page/PageView.tsx'
export { preparePage, registerBlocks } from './page/block-table.ts'
export { usePage, type BlockComponent, type LiveAnswer, type PageContextValue } from './page/page-context.ts'
export { useOperation, useRefresh, type OperationState } from './page/use-operation.ts'
export { useLink, follow, hrefWithQuery } from './page/use-link.ts'
export { Skeleton } from './page/Skeleton.tsx'
export { Placeholder } from './page/Placeholder.tsx'
export { ActionButton } from './actions/ActionButton.tsx'
export { BlockHead } from './blocks/BlockHead.tsx'
export { forgetDrafts } from './blocks/use-draft.ts'
export { Button, type ButtonProps } from './display/Button.tsx'
export { Chip } from './display/Chip.tsx'
export { Icon } from './display/Icon.tsx'
export { Value } from './display/Value.tsx'
export { isAbsent, optionOf, readField } from './display/read.ts'
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
} from './display/format.ts'
export { FormView, provideFormats } from './forms/index.ts'
export { collectStyles, Dialog, notify, ToolkitProvider } from './antd/index.ts'
