export { buildRelease, buildReleaseOf, type ReleaseBuild } from './build-release.ts'
export { checkDocuments } from './check.ts'
export { findingCodes } from './codes.ts'
export {
  compileRelease,
  createValidatorCache,
  hashFiles,
  loadValidators,
  type Part,
  prepareParts,
  type ReleaseSource,
  serverModule,
  type ValidatorCache,
} from './compile/index.ts'
export type { Documents, SourceFile } from './documents.ts'
export { formatFinding } from './findings.ts'
export { loadDocuments } from './load.ts'
export type {
  ActionPlan,
  ActorKind,
  BlockPlan,
  BrandPlan,
  CallPlan,
  ColumnPlan,
  FieldView,
  Finding,
  FormSection,
  FormView,
  LinkPlan,
  ListFilter,
  ListPlan,
  NavigationItem,
  OperationPlan,
  Option,
  PageBundle,
  PagePlan,
  PublicBrand,
  Release,
  RenderAnswer,
  RenderPage,
  RenderRequest,
  RoutePlan,
  Shell,
  Visibility,
  Words,
} from './release.ts'
export {
  type BrandDocuments,
  type Explanation,
  explain,
  type Origin,
  readBaseDocuments,
  readReleaseSource,
  resolveBrandDocuments,
} from './resolve.ts'
export { entitySchema, fieldSchema, formSchema, type SchemaContext, shapeSchema } from './schema.ts'
export { type DocumentWatcher, watchDocuments } from './watch.ts'
