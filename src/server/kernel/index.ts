export { type Answer, type AnswerWording, type Envelope, refuse, toRefusal, toSuccess } from './answers.ts'
export { addressOf, createBrandOrigins, latestActual, limitOf, mainRouteOf, type OriginOf, partsOf, zoneOfPort } from './brand.ts'
export type {
  Actor,
  Call,
  CompareStage,
  DocumentsImpact,
  FileAnswer,
  FileStore,
  Handler,
  Handlers,
  NewOrder,
  OutgoingMail,
  PublishedRelease,
  PublishRequest,
  RecordHandler,
  Refusal,
  ReleaseCalls,
  ReleaseComparison,
  ReleaseContents,
  ReleaseProgress,
  ReleaseSwitch,
  Result,
  Shared,
  SharedHandlers,
  Sharing,
  SharingCall,
  Upload,
} from './call.ts'
export { todayOf, type Waited, waitedSince } from './call.ts'
export { documentRows, type FactRow } from './document-rows.ts'
export { escapeXml } from './escape-xml.ts'
export { defineJob, type Job, type JobContext, type JobTurn, oncePerRelease, visitBrands } from './job.ts'
export { createLog } from './log.ts'
export { dropAbsent, type Present } from './present.ts'
export { type Repeated, repeat } from './repeat.ts'
export {
  cutPage,
  detailFieldsOf,
  type ListPage,
  type Page,
  type PageInput,
  pageOf,
  type RowList,
  readRow,
  readRows,
  shaperOf,
} from './rows.ts'
export { type JobReport, type RunningJobs, type Stoppable, startJobs } from './start-jobs.ts'
export { createVault, keepDemoKey, type Vault } from './vault.ts'
export { filterOutput, readGrid, scopeOf, sessionScope, type Viewer, withRemembered } from './visibility.ts'
export {
  accessSentence,
  decodeWords,
  displayField,
  findRow,
  labelOf,
  listObjects,
  nameIn,
  pickWords,
  purposeOf,
  type TwoNames,
  tabsOf,
  type Wording,
  webhookType,
  withoutPrefix,
  wordsOf,
} from './words.ts'
