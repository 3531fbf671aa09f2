export { edifactHandlers } from './handlers.ts'
export { readEdifactText } from './take-edifact.ts'
export { type InboxParts, readInbox, startInbox } from './watch-inbox.ts'
