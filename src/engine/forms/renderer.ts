import type { FormView } from '#config'
import type { JsonObject } from '#rules'

/** What both renderers are given. They draw fields and tell changes; judging, errors and submitting are not theirs. */
export interface RendererProps {
  readonly form: FormView
  readonly values: JsonObject
  /** `pointer` is the field that changed, where the renderer knows. */
  readonly onChange: (values: JsonObject, pointer?: string) => void
}
