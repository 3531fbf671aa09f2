import { type ReactNode, useSyncExternalStore } from 'react'
import { dismiss, readNotices, subscribeToNotices } from './notices.ts'

const none = readNotices()

/**
 * Region for short messages: announced politely, warnings at once. Rendered outside the portal, so the close button is labelled
 * by its message.
 */
export function Notices(): ReactNode {
  const notices = useSyncExternalStore(subscribeToNotices, readNotices, () => none)
  return (
    <div className="qs-notices" aria-live="polite">
      {notices.map((notice) => (
        <div
          key={notice.number}
          className="qs-notice-slip"
          data-kind={notice.kind}
          role={notice.kind === 'good' || notice.kind === 'plain' ? undefined : 'alert'}
        >
          <p id={`notice-${notice.number}`}>{notice.text}</p>
          {notice.offer ? (
            <button
              type="button"
              className="qs-notice-offer"
              onClick={() => {
                notice.offer?.run()
                dismiss(notice.number)
              }}
            >
              {notice.offer.label}
            </button>
          ) : null}
          <button type="button" aria-labelledby={`notice-${notice.number}`} onClick={() => dismiss(notice.number)}>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="currentColor" strokeWidth="1.4" />
            </svg>
          </button>
        </div>
      ))}
    </div>
  )
}
