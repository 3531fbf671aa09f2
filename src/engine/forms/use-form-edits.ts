import { type RefObject, useCallback, useMemo, useRef } from 'react'
import type { JsonObject } from '#rules'
import { createFormValues, type FormValues } from '../form-state/form-context.ts'
import type { FormStore } from '../form-state/form-store.ts'
import { type FieldPath, fillAt, pointerWithoutRow, removedRow, toPointer } from '../form-state/paths.ts'
import { useOnChange } from '../use-on-change.ts'
import type { FormControl, FormControlOptions } from './use-form-control.ts'

export interface FormEdits extends Pick<FormControl, 'onChange' | 'fill'> {
  /** For fields that follow the values without being rendered with them. */
  readonly source: FormValues
  /** Pointers of the fields that the user has changed. */
  readonly edited: RefObject<Set<string>>
}

/** What the user enters: passes it on, and tells the store which fields have changed. */
export function useFormEdits(latest: RefObject<FormControlOptions>, store: FormStore): FormEdits {
  const { values } = latest.current
  const edited = useRef(new Set<string>())
  /** What was reported last: the values of a change are rendered a moment later. */
  const reported = useRef(values)
  reported.current = values

  const { source, notify } = useMemo(() => createFormValues(() => latest.current.values), [latest])
  useOnChange(values, notify)

  const onChange = useCallback(
    (next: JsonObject, pointer?: string) => {
      const before = reported.current
      reported.current = next
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
    [latest, store],
  )

  const fill = useCallback(
    (path: FieldPath, filled: Readonly<Record<string, unknown>>) => {
      const beside = path.slice(0, -1)
      for (const name of Object.keys(filled)) edited.current.add(toPointer([...beside, name]))
      onChange(fillAt(latest.current.values, beside, filled), toPointer(path))
    },
    [latest, onChange],
  )

  return { source, edited, onChange, fill }
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
