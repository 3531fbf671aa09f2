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
export type { Documents, SourceFile } from './documents.ts'
export { readBaseDocuments } from './base-documents.ts'
export { loadDocuments } from './load.ts'
export { entitySchema, fieldSchema, formSchema, type SchemaContext, shapeSchema } from './schema.ts'
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
