/** Focuses the first field of a dialog, unless a field already has the focus. */
export function focusFirstField(inside: HTMLElement | null): void {
  if (!inside || inside.contains(document.activeElement)) return
  inside
    .querySelector<HTMLElement>('input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), [role=grid] td[tabindex="0"]')
    ?.focus()
}
