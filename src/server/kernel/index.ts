export { type Answer, type AnswerWording, type Envelope, refuse, toRefusal, toSuccess } from './answers.ts'
export { limitOf } from './brand-limits.ts'
export { createBrandOrigins, type OriginOf } from './brand-origins.ts'
export type {
  Actor,
  Call,
  FileAnswer,
  FileStore,
  Handler,
  Handlers,
  NewOrder,
  OutgoingMail,
  PublishedRelease,
  Refusal,
  ReleaseCalls,
  ReleaseContents,
  ReleaseSwitch,
  Result,
  SharedHandlers,
  Upload,
} from './call.ts'
export { decodeWords } from './decode-words.ts'
export { readGrid } from './grid.ts'
export { createLog } from './log.ts'
export { nameIn, type TwoNames } from './names.ts'
export { cutPage, type Page, type PageInput, pageOf } from './paging.ts'
export { type Repeated, repeat } from './repeat.ts'
export { type ListPage, type RowList, readRow, readRows } from './rows.ts'
export { scopeOf } from './scope.ts'
export { tabsOf } from './tabs.ts'
export { todayOf } from './today.ts'
export { createVault, keepDemoKey, type Vault } from './vault.ts'
export { filterOutput, type Viewer, withRemembered } from './visibility.ts'
export { type Waited, waitedSince } from './waited.ts'
export { isObject, labelOf, listObjects, pickWords, type Wording, wordsOf } from './words.ts'
