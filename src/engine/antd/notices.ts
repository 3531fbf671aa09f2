/** Short messages that appear and disappear. A store outside React, because the request layer uses it too. */
export type NoticeKind = 'good' | 'plain' | 'warning' | 'danger'

export interface Notice {
  readonly number: number
  readonly kind: NoticeKind
  readonly text: string
  /** Possible remedy. */
  readonly offer?: NoticeOffer | undefined
  /** Stays until the user has responded. */
  readonly onAnswer?: (accepted: boolean) => void
}

export interface NoticeOffer {
  readonly label: string
  readonly run: () => void
}

const mostShown = 4
const shownMilliseconds = 6000
let last = 0
let notices: readonly Notice[] = []
const listeners = new Set<() => void>()

/** Shows a message without interrupting. The same message is not shown twice at once. */
export function notify(kind: NoticeKind, text: string, offer?: NoticeOffer): void {
  const number = ++last
  const others = notices.filter((notice) => notice.text !== text)
  const waiting = others.filter(({ onAnswer }) => onAnswer !== undefined)
  const passing = [...others.filter(({ onAnswer }) => onAnswer === undefined), { number, kind, text, offer }]
  change([...waiting, ...passing.slice(-mostShown)])
  // A warning stays longer: it may explain why nothing happened.
  setTimeout(() => dismiss(number), kind === 'good' || kind === 'plain' ? shownMilliseconds : 2 * shownMilliseconds)
}

/** Asks the user whether to continue: false if dismissed. */
export function ask(kind: NoticeKind, text: string, label: string): Promise<boolean> {
  return new Promise((onAnswer) => {
    const number = ++last
    const offer = { label, run: () => onAnswer(true) }
    change([...notices.filter((notice) => notice.text !== text), { number, kind, text, offer, onAnswer }])
  })
}

export function dismiss(number: number): void {
  const gone = notices.find((notice) => notice.number === number)
  change(notices.filter((notice) => notice.number !== number))
  gone?.onAnswer?.(false)
}

export function readNotices(): readonly Notice[] {
  return notices
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}
