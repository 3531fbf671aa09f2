import type { FieldError } from '#rules'
import type { FormStore } from '../form-state/form-store.ts'
import { elementId, fromPointer } from '../form-state/paths.ts'

/** Focuses the first invalid field in page order. */
export function focusFirst(id: string, form: HTMLElement | null, store: FormStore): void {
  const wrong = store.shown().flatMap((error) => focusable(id, form, error))
  wrong.sort((left, right) => (left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  wrong[0]?.focus()
}

/** The element of an error: its field, or the nearest container. */
function focusable(id: string, form: HTMLElement | null, error: FieldError): HTMLElement[] {
  for (let path = fromPointer(error.path); path.length > 0; path = path.slice(0, -1)) {
    const element = document.getElementById(elementId(id, path))
    if (element && form?.contains(element)) return [element]
  }
  return []
}
