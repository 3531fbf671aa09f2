export { findingCodes } from '#generated/findings.ts'
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
} from './build-release.ts'
export { nameChanges } from './changed-since.ts'
export { readAccess } from './check/access.ts'
export { type Checker, checkDocuments, createChecker } from './check.ts'
export { compareDocuments, type FileChange, type Files, type ValueChange } from './compare-documents.ts'
export {
  compileRelease,
  hashFiles,
  loadValidators,
  type Part,
  packRelease,
  prepareParts,
  readReleaseId,
  releaseId,
  serverModule,
  unpackRelease,
} from './compile/index.ts'
export { editionAt } from './dated.ts'
export { type Documents, readsOf, type SourceFile } from './documents.ts'
export { type Completion, createEditor, type Editor, type TextRange } from './editor/editor.ts'
export { loosenSchema } from './editor/loosen-schema.ts'
export { type NameSchemasOptions, writeNameSchemas } from './editor/name-schemas.ts'
export { applyPlan, type RenamePlan, type RenameResult } from './editor/rename.ts'
export { isLocalAddress } from './embedding.ts'
export { type ExplainOptions, type Explanation, explain, type Layer } from './explain.ts'
export { type DescribedFinding, describeFinding, type Finding, formatDescribed, formatFinding } from './findings.ts'
export { type FixResult, fixDocuments } from './fix-documents.ts'
export { formatDocument, printDocument } from './format-document.ts'
export { type Impact, measureImpact } from './impact.ts'
export { type CaseResult, type CasesImpact, compareCases } from './impact-cases.ts'
export { describeFindings, type FindingEntry } from './language/describe-findings.ts'
export { describeFunctions, describeLanguage, type PropertyDescription, type TopicDescription } from './language/describe-language.ts'
export { loadDocuments } from './load.ts'
export { type FindingLanguage, formatFrame } from './messages.ts'
export { type Migrated, type Migration, migrateDocuments } from './migrate/migrate-documents.ts'
export { nameDocuments } from './read-documents.ts'
export { listReferences, type Reference } from './reference-index.ts'
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
} from './release.ts'
export type { Boot, ListParts, OutlinePage, OutlineRequest, PageParts, RenderAnswer, RenderPage, RenderRequest } from './rendering.ts'
export {
  type BrandDocuments,
  type Origin,
  readBaseDocuments,
  readLanguage,
  resolveBrandDocuments,
} from './resolve.ts'
export { entitySchema, fieldSchema, formSchema, type SchemaContext, shapeSchema } from './schema.ts'
export type { CheckedDocuments, Limits } from './stages.ts'
export { recordKey } from './stored-entities.ts'
export {
  type CarriedRow,
  createRowCarrier,
  differenceOf,
  type Misfit,
  renamesOf,
  type UndoneRow,
  undoRow,
} from './stored-rows/carry-row.ts'
export { compareShapes, type EntityChange } from './stored-rows/compare-shapes.ts'
export { listStoredShapes, type StoredShape } from './stored-rows/list-shapes.ts'
export { type MisfitCount, reportMisfits } from './stored-rows/report.ts'
export { type DocumentWatcher, untilCheckedOut, watchDocuments } from './watch.ts'
