export { assistantHandlers, sweepConversations } from './handlers.ts'
