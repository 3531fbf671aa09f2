/**
 * A server-rendered form can be typed into before hydration. The browser keeps the text in the elements, but React would replace
 * it with its own values. So it is read when the form hydrates and entered again.
 */

type Field = HTMLInputElement | HTMLTextAreaElement

/** Collects differences from the server-rendered values. Returns a function that enters them again. */
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
      // React compares with the last known value, so the click below must look like a change.
      field.checked = !checked
      field.click()
    }
  }
  const { value, defaultValue } = field
  if (value === defaultValue || field.type === 'file' || field.type === 'hidden') return undefined
  const caret = field.selectionStart
  const unfinished = isComposing(field)
  const enter = () => {
    if (!field.isConnected) return
    // What an input method shows on the way is replaced by what it writes.
    const whole = unfinished && field.value !== defaultValue ? field.value : withLaterKeys(value, field)
    const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    // Set the value without React noticing, so that the event counts as a change.
    field.value = ''
    write?.call(field, whole)
    if (document.activeElement === field && caret !== null) {
      const end = caret === value.length ? whole.length : caret
      field.setSelectionRange(end, end)
    }
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  return () => {
    if (!isComposing(field)) enter()
    else field.addEventListener('compositionend', () => setTimeout(enter), { once: true })
  }
}

/** Whether an input method is at work in the field; index.html marks it, because it may begin before this code is loaded. */
function isComposing(field: Field): boolean {
  return field.hasAttribute('data-composing')
}

/** The text and what was typed after it was read: behind it, or into the empty field that React left. */
function withLaterKeys(value: string, { value: now, defaultValue }: Field): string {
  if (now.startsWith(value)) return now
  return now === defaultValue ? value : value + now
}
