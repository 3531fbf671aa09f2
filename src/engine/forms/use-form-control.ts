import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormView, Option } from '#config'
import type { FieldError, FormValidation, JsonObject } from '#rules'
import { settleTyping } from '../antd/typing.ts'
import { createFormValues, type FormValues } from './form-context.ts'
import type { FormNames } from './form-names.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import { elementId, type FieldPath, fillAt, fromPointer, pointerWithoutRow, removedRow, toPointer, valueAt } from './paths.ts'
import { tidyValues } from './tidy-values.ts'
import type { FormValidator } from './validator-registry.ts'

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
  const validator = useRef<FormValidator | null>(null)
  const edited = useRef(new Set<string>())
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState(false)
  const { form, values, serverErrors, names } = options
  /** What was reported last: the values of a change are rendered a moment later. */
  const known = useRef(values)
  known.current = values

  const prepare = useCallback(async (): Promise<FormValidator | null> => {
    try {
      const { loadFormValidator } = await import('./form-validator.ts')
      validator.current = await loadFormValidator(latest.current.form)
      setFailure(false)
      return validator.current
    } catch {
      return null
    }
  }, [])

  const { source, notify } = useMemo(() => createFormValues(() => latest.current.values), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: listeners are notified of each change
  useEffect(notify, [values, notify])

  const revalidate = useCallback((): FormValidation | undefined => {
    const now = latest.current
    try {
      const values = tidyValues(now.form.fields, now.values)
      const validation = validator.current?.(values, now.names, now)
      if (validation) store.setErrors(validation.errors)
      return validation
    } catch (error) {
      // A failing rule must not lose what was typed.
      console.error('Evaluating the rules of a form failed', now.form.id, error)
      setFailure(true)
      return undefined
    }
  }, [store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the validated values have changed
  useEffect(() => {
    if (store.isTouched()) revalidate()
  }, [values, names, revalidate, store])

  useEffect(() => {
    store.refuse(serverErrors)
    if (serverErrors.length > 0) requestAnimationFrame(() => focusFirst(latest.current.id, element.current, store))
  }, [serverErrors, store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form restarts the state
  useEffect(
    () => () => {
      store.reset()
      validator.current = null
    },
    [form.id, store],
  )

  const onChange = useCallback(
    (next: JsonObject, pointer?: string) => {
      const before = known.current
      known.current = next
      const shortened = removeRows(before, next, store, edited)
      if (pointer === undefined) {
        for (const name of new Set([...Object.keys(next), ...Object.keys(before)])) {
          if (next[name] !== before[name] && !shortened.has(`/${name}`)) store.changed(`/${name}`)
        }
      } else if (!shortened.has(pointer)) {
        edited.current.add(pointer)
        store.changed(pointer)
      }
      latest.current.onChange(next, pointer)
    },
    [store],
  )

  const fill = useCallback(
    (path: FieldPath, filled: Readonly<Record<string, unknown>>) => {
      const beside = path.slice(0, -1)
      for (const name of Object.keys(filled)) edited.current.add(toPointer([...beside, name]))
      onChange(fillAt(latest.current.values, beside, filled), toPointer(path))
    },
    [onChange],
  )

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
    [prepare, revalidate, store],
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
    [prepare, revalidate, store],
  )

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

/** Lists that have lost one row: what is known about later rows moves with them. */
function removeRows(before: JsonObject, next: JsonObject, store: FormStore, edited: RefObject<Set<string>>): ReadonlySet<string> {
  const lists = new Set<string>()
  for (const name of Object.keys(next)) {
    const index = removedRow(before[name], next[name])
    if (index === undefined) continue
    const list = `/${name}`
    lists.add(list)
    store.removeRow(list, index)
    edited.current = new Set([...edited.current].flatMap((pointer) => pointerWithoutRow(pointer, list, index) ?? []))
  }
  return lists
}

/** Focuses the first invalid field in page order. */
function focusFirst(id: string, form: HTMLElement | null, store: FormStore): void {
  const wrong = store.shown().flatMap((error) => focusable(id, form, error))
  wrong.sort((left, right) => (left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  wrong[0]?.focus()
}

/** The element of an error: its field, or the nearest container. */
function focusable(id: string, form: HTMLElement | null, error: FieldError): HTMLElement[] {
  for (let path = fromPointer(error.path); path.length > 0; path = path.slice(0, -1)) {
    const found = document.getElementById(elementId(id, path))
    if (found && form?.contains(found)) return [found]
  }
  return []
}
