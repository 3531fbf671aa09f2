/** Short messages that come and go. A store outside React, because the request layer speaks too. */
export type NoticeKind = 'good' | 'plain' | 'warning' | 'danger'

export interface Notice {
  readonly number: number
  readonly kind: NoticeKind
  readonly text: string
  /** What can be done about it. */
  readonly offer?: NoticeOffer | undefined
}

export interface NoticeOffer {
  readonly label: string
  readonly run: () => void
}

const mostShown = 4
const shownMilliseconds = 6000
let last = 0
let shown: readonly Notice[] = []
const listeners = new Set<() => void>()

/** Tells the reader something without stopping them. The same words are not shown twice at a time. */
export function notify(kind: NoticeKind, text: string, offer?: NoticeOffer): void {
  const number = ++last
  change([...shown.filter((notice) => notice.text !== text), { number, kind, text, offer }].slice(-mostShown))
  // A warning stays longer: it may say why nothing happened.
  setTimeout(() => dismiss(number), kind === 'good' || kind === 'plain' ? shownMilliseconds : 2 * shownMilliseconds)
}

export function dismiss(number: number): void {
  change(shown.filter((notice) => notice.number !== number))
}

export function readNotices(): readonly Notice[] {
  return shown
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Notice[]): void {
  shown = next
  for (const listener of listeners) listener()
}
