import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { FormView, Option } from '#config'
import type { FieldError, JsonObject } from '#rules'
import type { FormValues } from '../form-state/form-context.ts'
import type { FormNames } from '../form-state/form-names.ts'
import { createFormStore, type FormStore } from '../form-state/form-store.ts'
import type { FieldPath } from '../form-state/paths.ts'
import { settleTyping } from '../widgets/typing.ts'
import { focusFirst } from './focus-errors.ts'
import { tidyValues } from './tidy-values.ts'
import { useFormChecks } from './use-form-checks.ts'
import { useFormEdits } from './use-form-edits.ts'
import { useFormRules } from './use-form-rules.ts'

export interface FormControlOptions {
  readonly id: string
  readonly form: FormView
  readonly values: JsonObject
  readonly onChange: (values: JsonObject, pointer?: string) => void
  readonly onSubmit: (values: JsonObject) => void
  readonly busy: boolean
  readonly serverErrors: readonly FieldError[]
  readonly names: FormNames
  readonly options: Readonly<Record<string, readonly Option[]>>
  /** Rows that those of a grid are compared with, by field. */
  readonly compare?: JsonObject | undefined
}

export interface FormControl {
  readonly element: RefObject<HTMLFormElement | null>
  readonly store: FormStore
  /** Whether the user has tried to submit. */
  readonly tried: boolean
  /** The form's rules could not be loaded. */
  readonly failure: boolean
  readonly onChange: (values: JsonObject, pointer?: string) => void
  readonly onLeave: (path: FieldPath) => void
  readonly onFocus: () => void
  readonly onSubmit: (event: FormEvent) => void
  readonly values: FormValues
  /** Fills fields beside the one at the path. */
  readonly fill: (path: FieldPath, values: Readonly<Record<string, unknown>>) => void
  /** Validates these fields now and focuses the first invalid one. Resolves to the values to submit, or null. */
  readonly validateFields: (names: readonly string[]) => Promise<JsonObject | null>
}

/**
 * Validation for both renderers. After the first interaction, the form is validated on each change; a field shows its error
 * once it has been filled in and left, and all fields do once the user has tried to submit.
 */
export function useFormControl(options: FormControlOptions): FormControl {
  const latest = useRef(options)
  latest.current = options
  const element = useRef<HTMLFormElement>(null)
  const store = useMemo(createFormStore, [])
  const [tried, setTried] = useState(false)
  const { source, edited, onChange, fill } = useFormEdits(latest, store)
  const rules = useFormRules(latest, store)
  const { onLeave, validateFields } = useFormChecks(latest, store, { ...rules, edited })
  const { validator, prepare, revalidate, failure, setFailure } = rules
  const { serverErrors } = options

  useEffect(() => {
    store.refuse(serverErrors)
    if (serverErrors.length > 0) requestAnimationFrame(() => focusFirst(latest.current.id, element.current, store))
  }, [serverErrors, store])

  async function submit(): Promise<void> {
    if (latest.current.busy) return
    settleTyping()
    // While typing, ignore the failure; never submit without the rules.
    if (!(validator.current ?? (await prepare()))) return setFailure(true)
    const now = latest.current
    const tidy = tidyValues(now.form.fields, now.values)
    if (JSON.stringify(tidy) !== JSON.stringify(now.values)) now.onChange(tidy)
    latest.current = { ...now, values: tidy }
    const validation = revalidate()
    if (!validation) return
    store.reveal()
    setTried(validation.errors.length > 0)
    if (validation.errors.length === 0) return now.onSubmit(validation.values)
    requestAnimationFrame(() => focusFirst(now.id, element.current, store))
  }

  return {
    element,
    store,
    tried,
    failure,
    onChange,
    onLeave,
    values: source,
    validateFields,
    fill,
    onFocus: () => void (validator.current ?? prepare()),
    onSubmit(event) {
      event.preventDefault()
      event.stopPropagation()
      void submit()
    },
  }
}
