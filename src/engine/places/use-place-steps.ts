import { type KeyboardEvent, useState } from 'react'
import type { Option } from '#config'
import { stepInRows } from '../plan/match-options.ts'
import type { Tree } from './tree.ts'

export interface PlaceSteps {
  readonly typed: string
  /** Whether the rows are results of a search. */
  readonly isSearch: boolean
  /** The levels selected so far, without the last one. */
  readonly path: readonly Option[]
  readonly last: Option | undefined
  /** The choices of the last level, or the results of the search. */
  readonly rows: readonly Option[]
  /** The row that the arrow keys have reached. */
  readonly current: Option | undefined
  /** The choices of the levels before the last one. */
  readonly levels: readonly (readonly Option[])[]
  readonly type: (words: string) => void
  readonly show: (path: readonly Option[]) => void
  /** Chooses a place of a level, or shows the level below it. */
  readonly takeAt: (index: number, option: Option) => void
  /** The same for one of the rows. */
  readonly takeRow: (option: Option) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onLevelKeyDown: (event: KeyboardEvent, index: number) => void
}

/** The way through the levels of a place, with the keyboard or by searching, until one without a level below is chosen. */
export function usePlaceSteps(tree: Tree, chosen: string, onChoose: (value: string) => void): PlaceSteps {
  const [typed, setTyped] = useState('')
  const [path, setPath] = useState<readonly Option[]>(() => tree.path(chosen).slice(0, -1))
  const [active, setActive] = useState(() => tree.below(tree.path(chosen).at(-2)?.value).findIndex(({ value }) => value === chosen))
  const isSearch = typed.trim() !== ''
  const last = path.at(-1)
  const rows = isSearch ? tree.find(typed) : tree.below(last?.value)
  const current = rows[active]
  const levels = isSearch ? [] : path.map((_, index) => tree.below(path[index - 1]?.value))

  function type(words: string): void {
    setTyped(words)
    setActive(words.trim() === '' ? -1 : 0)
  }

  function take(option: Option, steps: readonly Option[]): void {
    if (tree.below(option.value).length === 0) {
      onChoose(option.value)
      return
    }
    setTyped('')
    setPath([...steps, option])
    setActive(0)
  }

  const takeRow = (option: Option) => take(option, isSearch ? tree.path(option.value).slice(0, -1) : path)
  const takeAt = (index: number, option: Option) => take(option, path.slice(0, index))

  function back(): void {
    if (!last) return
    const steps = path.slice(0, -1)
    setPath(steps)
    setActive(tree.below(steps.at(-1)?.value).indexOf(last))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') setActive(stepInRows(active, key === 'ArrowDown' ? 1 : -1, rows.length))
    else if (key === 'Enter') {
      const option = current ?? (isSearch ? rows[0] : undefined)
      if (option) takeRow(option)
    } else if (key === 'ArrowRight' && !isSearch && current && tree.below(current.value).length > 0) takeRow(current)
    else if (key === 'ArrowLeft' && !isSearch) back()
    else return
    event.preventDefault()
  }

  /** In a column of levels, the arrow keys move the selection; the levels below follow. */
  function onLevelKeyDown(event: KeyboardEvent, index: number): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const leading = (levels[index] ?? []).filter(({ value }) => tree.below(value).length > 0)
    const at = leading.findIndex(({ value }) => value === path[index]?.value)
    const next = leading[stepInRows(at, event.key === 'ArrowDown' ? 1 : -1, leading.length)]
    if (next) takeAt(index, next)
  }

  return { typed, isSearch, path, last, rows, current, levels, type, show: setPath, takeAt, takeRow, onKeyDown, onLevelKeyDown }
}
