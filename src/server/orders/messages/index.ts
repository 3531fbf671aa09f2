import { orderMessageHandlers } from './messages.ts'
import { threadHandlers } from './threads.ts'

export const messageHandlers = { ...orderMessageHandlers, ...threadHandlers }
