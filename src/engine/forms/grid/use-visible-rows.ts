import { useState, useSyncExternalStore } from 'react'
import type { FieldView } from '#config'
import type { Json } from '#rules'
import { useForm } from '../../form-state/form-context.ts'
import { type FieldPath, toPointer } from '../../form-state/paths.ts'
import { type ComparedRow, isDifferent } from './compare-rows.ts'

export interface VisibleRows {
  readonly onlyDifferent: boolean
  readonly setOnlyDifferent: (on: boolean) => void
  /** How many rows differ from those they are compared with. */
  readonly different: number
  /** Indexes of the visible rows: all of them, or those that differ. */
  readonly indexesWith: (edited: number | undefined) => readonly number[]
}

export interface VisibleRowsOptions {
  readonly path: FieldPath
  readonly rows: readonly Json[]
  readonly compared: readonly ComparedRow[]
  readonly columns: readonly FieldView[]
  readonly reason: string | undefined
}

/** Lets the user hide the rows that are as before. Rows with errors stay visible, and so does the one being edited. */
export function useVisibleRows({ path, rows, compared, columns, reason }: VisibleRowsOptions): VisibleRows {
  const { store } = useForm()
  const errors = useSyncExternalStore(store.subscribe, store.shown, store.shown)
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const fields = columns.map(({ name }) => name).filter((name) => name !== reason)
  const differs = rows.map((row, index) => compared[index] !== undefined && isDifferent(row, compared[index], fields))
  const isWrong = (index: number) => errors.some((error) => `${error.path}/`.startsWith(`${toPointer([...path, index])}/`))
  return {
    onlyDifferent,
    setOnlyDifferent,
    different: differs.filter(Boolean).length,
    indexesWith: (edited) => [...rows.keys()].filter((index) => !onlyDifferent || differs[index] || index === edited || isWrong(index)),
  }
}
