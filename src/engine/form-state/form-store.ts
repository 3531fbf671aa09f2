import type { FieldError } from '#rules'
import { pointerWithoutRow } from './paths.ts'

/** The visible errors of a form. A store outside React's tree, so that a keystroke only re-renders fields whose message changes. */
export interface FormStore {
  /** The current message of a field. */
  errorAt(pointer: string): FieldError | undefined
  /** All current messages. The same array until one changes. */
  shown(): readonly FieldError[]
  /** Replaces the validation errors. */
  setErrors(errors: readonly FieldError[]): void
  /** An error from the server stays until its field changes. */
  refuse(errors: readonly FieldError[]): void
  /** The field shows its error from now on. */
  touch(pointer: string): void
  isTouched(): boolean
  /** All fields show their errors from now on. */
  reveal(): void
  /** The value at a pointer has changed. */
  changed(pointer: string): void
  /** A row of a list was removed: marks of later rows move with them. */
  removeRow(list: string, index: number): void
  reset(): void
  subscribe(listener: () => void): () => void
}

export function createFormStore(): FormStore {
  let allErrors: readonly FieldError[] = []
  let refused: readonly FieldError[] = []
  let visible: readonly FieldError[] = []
  /** The first visible error of each pointer: every field asks for its own. */
  let byPath: ReadonlyMap<string, FieldError> = new Map()
  let all = false
  const touched = new Set<string>()
  const listeners = new Set<() => void>()

  function settle(): void {
    const touchedErrors = allErrors.filter((error) => all || isTouchedAt(error.path))
    const paths = new Set(touchedErrors.map(({ path }) => path))
    const next = [...touchedErrors, ...refused.filter(({ path }) => !paths.has(path))]
    if (JSON.stringify(next) === JSON.stringify(visible)) return
    visible = next
    // Unchanged errors stay the same objects, so that their fields are not redrawn.
    byPath = new Map([...next].reverse().map((error) => [error.path, sameOr(error, byPath.get(error.path))]))
    for (const listener of listeners) listener()
  }

  function isTouchedAt(pointer: string): boolean {
    return touched.has(pointer)
  }

  return {
    errorAt: (pointer) => byPath.get(pointer),
    shown: () => visible,
    setErrors(errors) {
      allErrors = errors
      settle()
    },
    refuse(errors) {
      refused = errors
      settle()
    },
    touch(pointer) {
      touched.add(pointer)
      settle()
    },
    isTouched: () => all || touched.size > 0,
    reveal() {
      all = true
      settle()
    },
    changed(pointer) {
      const remaining = refused.filter((error) => error.path !== pointer && !error.path.startsWith(`${pointer}/`))
      if (remaining.length === refused.length) return
      refused = remaining
      settle()
    },
    removeRow(list, index) {
      const move = (pointer: string) => pointerWithoutRow(pointer, list, index)
      const moved = [...touched].flatMap((pointer) => move(pointer) ?? [])
      touched.clear()
      for (const pointer of moved) touched.add(pointer)
      const moveError = (error: FieldError) => {
        const path = move(error.path)
        return path === null ? [] : [{ ...error, path }]
      }
      allErrors = allErrors.flatMap(moveError)
      refused = refused.flatMap(moveError)
      settle()
    },
    reset() {
      all = false
      allErrors = []
      refused = []
      touched.clear()
      settle()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function sameOr(error: FieldError, before: FieldError | undefined): FieldError {
  return before && JSON.stringify(before) === JSON.stringify(error) ? before : error
}
