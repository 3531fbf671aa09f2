import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FormView, Option } from '#config'
import type { FieldError, JsonObject } from '#rules'
import type { LiveAnswer } from '../context/page-context.ts'
import type { FormNames } from './form-names.ts'
import type { FormStore } from './form-store.ts'
import { type FieldPath, toPointer } from './paths.ts'

/** Context for every field of a form. Its parts do not change between keystrokes. */
export interface FormContextValue {
  readonly form: FormView
  /** Prefix of the ids of all elements. */
  readonly id: string
  readonly options: Readonly<Record<string, readonly Option[]>>
  readonly names: FormNames
  readonly store: FormStore
  readonly look: 'page' | 'bar' | 'dialog'
  readonly disabled: boolean
  /** Rows that those of a grid are compared with, by field. */
  readonly compare: JsonObject | undefined
  /** Overrides the number of columns in the layout. */
  readonly columns: number | undefined
  readonly values: FormValues
  /** Validates these fields now and focuses the first invalid one. Resolves to the values to submit, or null. */
  readonly validateFields: (names: readonly string[]) => Promise<JsonObject | null>
  /** Fills fields beside the one at the path. */
  readonly fill: (path: FieldPath, values: Readonly<Record<string, unknown>>) => void
  /** Called on blur of a field. */
  readonly onLeave: (path: FieldPath) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

/** The answer of the form's live operation. Not part of the form's context, which stays the same between keystrokes. */
export const FormLiveContext = createContext<LiveAnswer | undefined>(undefined)

export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field was rendered outside a form')
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

/** Current values, for controls that read other fields. Read outside React, so that other controls do not re-render. */
export interface FormValues {
  readonly read: () => JsonObject
  readonly subscribe: (listener: () => void) => () => void
}

export function createFormValues(read: () => JsonObject): { readonly source: FormValues; readonly notify: () => void } {
  const listeners = new Set<() => void>()
  return {
    source: {
      read,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}

/** Props of both renderers. They draw fields and report changes; validation, errors and submitting are elsewhere. */
export interface RendererProps {
  readonly form: FormView
  readonly values: JsonObject
  /** `pointer` is the changed field, if the renderer knows it. */
  readonly onChange: (values: JsonObject, pointer?: string) => void
}
