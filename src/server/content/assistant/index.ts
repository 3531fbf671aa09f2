export { createAssistantHandlers, sweepConversations } from './handlers.ts'
export type { ModelSettings } from './model.ts'
