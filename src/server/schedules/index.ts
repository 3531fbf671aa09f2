import { sailingHandlers } from './sailing-handlers.ts'
import { planHandlers } from './vessel-plan.ts'

export const scheduleHandlers = { ...planHandlers, ...sailingHandlers }
