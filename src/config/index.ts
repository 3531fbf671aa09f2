export { findingCodes } from '#generated/findings.ts'
export { readAccess } from './check/access.ts'
export { type Checker, checkDocuments, createChecker } from './check/check.ts'
export { isLocalAddress } from './check/embedding.ts'
export { type DescribedFinding, describeFinding, type Finding, formatDescribed, formatFinding } from './check/findings.ts'
export { type FixResult, fixDocuments } from './check/fix-documents.ts'
export {
  compileRelease,
  hashFiles,
  loadServerValidators,
  loadValidators,
  type Part,
  packRelease,
  parseServerValidator,
  prepareParts,
  readReleaseId,
  releaseId,
  unpackRelease,
} from './compile/index.ts'
export type {
  ActionPlan,
  ActorKind,
  BlockPlan,
  BlockPlans,
  BrandPlan,
  CallPlan,
  ChoosePlan,
  ColumnPlan,
  ConfinePlan,
  ExportPlan,
  FactGroup,
  FieldGroup,
  FieldView,
  FormSection,
  FormView,
  LinkPlan,
  ListFilter,
  ListLook,
  ListNotice,
  ListPlan,
  MapPlan,
  NavigationItem,
  OperationPlan,
  Option,
  PageBundle,
  PagePlan,
  PrefillPart,
  PublicBrand,
  PublicConfinement,
  Release,
  RoutePlan,
  SheetPart,
  SheetPlan,
  Shell,
  TokenSignIn,
  Visibility,
  Words,
} from './compile/release.ts'
export type {
  Boot,
  ListParts,
  OutlinePage,
  OutlineRequest,
  OwnPage,
  OwnRenderRequest,
  PageParts,
  RenderAnswer,
  RenderOwnPage,
  RenderPage,
  RenderRequest,
} from './compile/rendering.ts'
export { type Completion, createEditor, type Editor, type TextRange } from './editor/editor.ts'
export { loosenSchema } from './editor/loosen-schema.ts'
export { type NameSchemasOptions, placesFolder, writeNameSchemas } from './editor/name-schemas.ts'
export { listWrittenNames, type WrittenName } from './editor/place-schemas.ts'
export { applyPlan, type RenamePlan, type RenameResult } from './editor/rename.ts'
export { describeFindings, type FindingEntry } from './language/describe-findings.ts'
export { describeFunctions, describeLanguage, type PropertyDescription, type TopicDescription } from './language/describe-language.ts'
export { type Migrated, type Migration, migrateDocuments } from './migrate/migrate-documents.ts'
export {
  assumeChecked,
  type BuildCache,
  buildRelease,
  buildReleaseOf,
  compileDocuments,
  compileEdition,
  createBuildCache,
  type ReleaseBuild,
  readLimits,
  sharedBuildCache,
} from './publish/build-release.ts'
export { nameChanges } from './publish/changed-since.ts'
export { compareDocuments, type FileChange, type Files, type ValueChange } from './publish/compare-documents.ts'
export { type Impact, measureImpact } from './publish/impact.ts'
export { type CaseResult, type CasesImpact, compareCases } from './publish/impact-cases.ts'
export {
  type CarriedRow,
  createRowCarrier,
  differenceOf,
  type Misfit,
  renamesOf,
  type UndoneRow,
  undoRow,
} from './publish/stored-rows/carry-row.ts'
export { compareShapes, type EntityChange } from './publish/stored-rows/compare-shapes.ts'
export { listStoredShapes, type StoredShape } from './publish/stored-rows/list-shapes.ts'
export { type MisfitCount, reportMisfits } from './publish/stored-rows/report.ts'
export { type Documents, readsOf, type SourceFile } from './read/documents.ts'
export { formatDocument, printDocument } from './read/format-document.ts'
export { loadDocuments } from './read/load.ts'
export { type FindingLanguage, formatFrame } from './read/messages.ts'
export { type DocumentWatcher, untilCheckedOut, watchDocuments } from './read/watch.ts'
export { listReferences, type Reference } from './references/reference-index.ts'
export { editionAt } from './resolve/dated.ts'
export { type ExplainOptions, type Explanation, explain, type Layer } from './resolve/explain.ts'
export { nameDocuments } from './resolve/read-documents.ts'
export {
  type BrandDocuments,
  type Origin,
  readBaseDocuments,
  readLanguage,
  resolveBrandDocuments,
} from './resolve/resolve.ts'
export { entitySchema, fieldSchema, formSchema, type SchemaContext, shapeSchema } from './resolve/schema.ts'
export type { CheckedDocuments, Limits } from './resolve/stages.ts'
export { recordKey } from './resolve/stored-entities.ts'
