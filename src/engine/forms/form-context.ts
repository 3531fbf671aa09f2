import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FormView, Option } from '#config'
import type { FieldError, JsonObject } from '#rules'
import type { FormNames } from './form-names.ts'
import type { FormStore } from './form-store.ts'
import type { FormValues } from './form-values.ts'
import type { FieldPath } from './paths.ts'
import { toPointer } from './paths.ts'

/** What every field of a form reads. Its parts are the same from one keystroke to the next. */
export interface FormContextValue {
  readonly form: FormView
  /** Prefix of the ids of all elements. */
  readonly id: string
  readonly options: Readonly<Record<string, readonly Option[]>>
  readonly names: FormNames
  readonly store: FormStore
  readonly look: 'page' | 'bar' | 'dialog'
  readonly disabled: boolean
  /** Overrides the number of columns that the layout says. */
  readonly columns: number | undefined
  readonly values: FormValues
  /** Judges these fields now; the first wrong one takes the focus. Answers the values as they may be sent, or null. */
  readonly judgeFields: (names: readonly string[]) => Promise<JsonObject | null>
  /** The reader has left a field. */
  readonly onLeave: (path: FieldPath, value: unknown) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field was drawn outside a form')
  return form
}

export function useFieldError(path: FieldPath): FieldError | undefined {
  const { store } = useForm()
  const pointer = toPointer(path)
  return useSyncExternalStore(
    store.subscribe,
    () => store.errorAt(pointer),
    () => undefined,
  )
}
