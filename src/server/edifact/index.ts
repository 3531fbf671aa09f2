export { edifactHandlers } from './handlers.ts'
export { readEdifactText } from './read-edifact-text.ts'
export { type InboxParts, readInbox, startInbox } from './watch-inbox.ts'
