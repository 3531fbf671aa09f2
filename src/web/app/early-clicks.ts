/**
 * Clicks that came before their part of the page was alive; index.html records them. The frame comes alive first, and the page in it
 * at its first use.
 */
interface Early {
  /** The last button that was clicked too early. */
  button: HTMLElement | null
  /** The frame handles its own clicks. */
  frame: boolean
  readonly keep: (event: Event) => void
}

/** The frame is alive: repeats a click that came too early, unless it belongs to the page. */
export function takeUpFrame(): void {
  const { early } = window as { early?: Early }
  if (!early) return
  early.frame = true
  if (early.button && !isInPage(early.button)) repeat(early)
}

/** The page is alive, too. */
export function takeUpPage(): void {
  const { early } = window as { early?: Early }
  if (!early) return
  for (const type of ['click', 'submit']) document.removeEventListener(type, early.keep, true)
  if (early.button && isInPage(early.button)) repeat(early)
}

function repeat(early: Early): void {
  const { button } = early
  early.button = null
  // Wait until the fields have their typed values.
  setTimeout(() => button?.isConnected && button.click(), 50)
}

function isInPage(element: Element): boolean {
  return element.closest('main') !== null
}
