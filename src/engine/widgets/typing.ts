/**
 * Typed text on its way into its form. A form takes the text once typing pauses, and its rules, drafts and prices follow; a key
 * redraws only its own field. Code that needs the form's values sooner calls `settleTyping` first.
 */
import { flushSync } from 'react-dom'

/** The pause, too short to be noticed, and the longest wait while the user keeps typing. */
const pauseMs = 120
const longestMs = 1000

interface Typing {
  readonly since: number
  readonly timer: ReturnType<typeof setTimeout>
  readonly take: () => void
}

const typings = new Map<object, Typing>()

/** A text that changes without a key, such as one that was pasted with the mouse or filled in by the browser, is complete. */
const keyMs = 50
let lastKey = Number.NEGATIVE_INFINITY

/** Keys that write, and the pause after which the user has written enough. */
const writingKey = /^(?:.|Backspace|Delete|Process|Unidentified)$/u
const restMs = 800
let lastWriting = Number.NEGATIVE_INFINITY

/** Runs `then` once the user pauses: a window that opens under the keys would take them. */
export function afterTyping(then: () => void): void {
  const rest = lastWriting + restMs - performance.now()
  if (rest <= 0) then()
  else setTimeout(() => afterTyping(then), rest)
}

/** Has the form take the field's text after a pause in typing; another call for the same field replaces this one. */
export function takeSoon(field: object, take: () => void): void {
  if (performance.now() - lastKey > keyMs) {
    dropTyping(field)
    take()
    return
  }
  const before = typings.get(field)
  if (before) clearTimeout(before.timer)
  const since = before?.since ?? Date.now()
  const rest = Math.max(0, Math.min(pauseMs, since + longestMs - Date.now()))
  typings.set(field, { since, take, timer: setTimeout(() => settle(field), rest) })
}

/** Drops the text of a field that is gone. */
export function dropTyping(field: object): void {
  const typing = typings.get(field)
  if (typing) clearTimeout(typing.timer)
  typings.delete(field)
}

/** Has the forms take all text at once, and redraws them. */
export function settleTyping(): void {
  if (typings.size === 0) return
  flushSync(() => {
    for (const field of [...typings.keys()]) settle(field)
  })
}

function settle(field: object): void {
  const typing = typings.get(field)
  dropTyping(field)
  typing?.take()
}

/** Notices the keys pressed on a page, and takes its text when it is hidden or left: that page may keep it as a draft. */
export function followKeys(page: EventTarget): void {
  for (const kind of ['visibilitychange', 'pagehide', 'popstate']) page.addEventListener(kind, settleTyping, true)
  page.addEventListener(
    'keydown',
    (event) => {
      lastKey = performance.now()
      if (writingKey.test((event as KeyboardEvent).key)) lastWriting = lastKey
    },
    true,
  )
}

if (typeof window !== 'undefined') followKeys(window)
