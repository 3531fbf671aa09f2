/** A window that asks for something is ready to be typed into. A field that has the focus already keeps it. */
export function focusFirstField(inside: HTMLElement | null): void {
  if (!inside || inside.contains(document.activeElement)) return
  inside.querySelector<HTMLElement>('input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)')?.focus()
}
