export { Dialog, type DialogProps } from './Dialog.tsx'
export { type NoticeKind, notify } from './notices.ts'
export { ToolkitProvider, type ToolkitProviderProps } from './ToolkitProvider.tsx'
