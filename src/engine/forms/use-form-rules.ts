import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FormValidation, JsonObject } from '#rules'
import type { FormNames } from '../form-state/form-names.ts'
import type { FormStore } from '../form-state/form-store.ts'
import { useOnChange } from '../use-on-change.ts'
import { tidyValues } from './tidy-values.ts'
import type { FormControlOptions } from './use-form-control.ts'
import type { FormValidator } from './validator-registry.ts'

export interface FormRules {
  /** Null until the first interaction. */
  readonly validator: RefObject<FormValidator | null>
  /** Loads the validator; null if that fails. */
  readonly prepare: () => Promise<FormValidator | null>
  /** Validates all values, if the validator is loaded. Undefined if it is not, or a rule failed. */
  readonly revalidate: () => FormValidation | undefined
  readonly failure: boolean
  readonly setFailure: (failure: boolean) => void
}

/** The rules of the form. Once a field has been left, they are evaluated again with each change of the values. */
export function useFormRules(latest: RefObject<FormControlOptions>, store: FormStore): FormRules {
  const validator = useRef<FormValidator | null>(null)
  const [failure, setFailure] = useState(false)
  const { form, values, names } = latest.current

  const prepare = useCallback(async (): Promise<FormValidator | null> => {
    try {
      const { loadFormValidator } = await import('./form-validator.ts')
      validator.current = await loadFormValidator(latest.current.form)
      setFailure(false)
      return validator.current
    } catch {
      return null
    }
  }, [latest])

  const validate = useCallback(
    (given: JsonObject, namesOfNow: FormNames): FormValidation | undefined => {
      const now = latest.current
      try {
        const tidied = tidyValues(now.form.fields, given)
        const validation = validator.current?.(tidied, namesOfNow, now)
        if (validation) store.setErrors(validation.errors)
        return validation
      } catch (error) {
        // A failing rule must not lose what was typed.
        console.error('Evaluating the rules of a form failed', now.form.id, error)
        setFailure(true)
        return undefined
      }
    },
    [latest, store],
  )
  const revalidate = useCallback(() => validate(latest.current.values, latest.current.names), [latest, validate])

  useEffect(() => {
    if (store.isTouched()) validate(values, names)
  }, [values, names, validate, store])

  // Another form starts without the state of this one.
  useOnChange(form.id, () => () => {
    store.reset()
    validator.current = null
  })

  return { validator, prepare, revalidate, failure, setFailure }
}
