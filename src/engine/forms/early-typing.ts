/**
 * A form that was drawn on the server can be typed into before the app is alive. The browser keeps what was typed in the
 * elements; the app knows nothing of it and would put its own values back. So it is looked up when the form comes alive and
 * typed again, as the person did.
 */

type Field = HTMLInputElement | HTMLTextAreaElement

/** What differs from what the server drew. Answers what types it again. */
export function takeOverTyping(form: HTMLElement): (() => void) | null {
  const typed = [...form.querySelectorAll<Field>('input, textarea')].flatMap((field) => retyping(field) ?? [])
  if (typed.length === 0) return null
  return () => {
    for (const again of typed) again()
  }
}

function retyping(field: Field): (() => void) | undefined {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field
    if (checked === field.defaultChecked) return undefined
    return () => {
      if (!field.isConnected) return
      // React compares with what it saw last: the click below must be a change to it.
      field.checked = !checked
      field.click()
    }
  }
  const { value } = field
  if (value === field.defaultValue || field.type === 'file' || field.type === 'hidden') return undefined
  const caret = field.selectionStart
  return () => {
    if (!field.isConnected) return
    const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    // Set the value past React first, so that the event counts as a change.
    field.value = ''
    write?.call(field, value)
    if (document.activeElement === field && caret !== null) field.setSelectionRange(caret, caret)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}
