import { type RefObject, useCallback } from 'react'
import type { JsonObject } from '#rules'
import type { FormStore } from '../form-state/form-store.ts'
import { elementId, type FieldPath, toPointer, valueAt } from '../form-state/paths.ts'
import { settleTyping } from '../widgets/typing.ts'
import { tidyValues } from './tidy-values.ts'
import type { FormControl, FormControlOptions } from './use-form-control.ts'
import type { FormEdits } from './use-form-edits.ts'
import type { FormRules } from './use-form-rules.ts'

/** Validation of single fields: of one that is left, and of those that a button asks for. */
export function useFormChecks(
  latest: RefObject<FormControlOptions>,
  store: FormStore,
  { validator, prepare, revalidate, setFailure, edited }: FormRules & Pick<FormEdits, 'edited'>,
): Pick<FormControl, 'onLeave' | 'validateFields'> {
  const onLeave = useCallback(
    (path: FieldPath) => {
      settleTyping()
      const pointer = toPointer(path)
      const value = valueAt(latest.current.values, path)
      // Leaving an empty field is not a mistake yet.
      const empty = value === undefined || value === '' || value === null || (Array.isArray(value) && value.length === 0)
      if (empty && !edited.current.has(pointer)) return
      void (validator.current ? Promise.resolve(validator.current) : prepare()).then(() => {
        store.touch(pointer)
        revalidate()
      })
    },
    [latest, edited, validator, prepare, revalidate, store],
  )

  const validateFields = useCallback(
    async (names: readonly string[]): Promise<JsonObject | null> => {
      settleTyping()
      if (!(validator.current ?? (await prepare()))) {
        setFailure(true)
        return null
      }
      for (const name of names) store.touch(`/${name}`)
      const validation = revalidate()
      if (!validation) return null
      const wrong = names.find((name) => store.errorAt(`/${name}`))
      if (wrong === undefined) return tidyValues(latest.current.form.fields, latest.current.values)
      document.getElementById(elementId(latest.current.id, [wrong]))?.focus()
      return null
    },
    [latest, validator, prepare, revalidate, setFailure, store],
  )

  return { onLeave, validateFields }
}
