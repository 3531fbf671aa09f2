export { edifactHandlers } from './handlers.ts'
export { type InboxParts, readInbox, startInbox } from './watch-inbox.ts'
