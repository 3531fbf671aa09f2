export { edifactHandlers } from './handlers.ts'
export { readEdifactText } from './read-edifact-text.ts'
export { type InboxContext, type InboxParts, inboxFiles, readInbox } from './watch-inbox.ts'
