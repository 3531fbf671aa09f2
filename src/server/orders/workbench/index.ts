import type { Handlers } from '../../kernel/index.ts'
import { bookAgainHandlers } from './book-again.ts'
import { draftListHandlers } from './drafts.ts'
import { monthHandlers } from './months.ts'
import { taskHandlers } from './tasks.ts'
import { templateHandlers } from './templates.ts'
import { ticketHandlers } from './ticket.ts'

export { findOrderForm, listFormPlaces } from './form-places.ts'
export { sweepTemplates } from './template-store.ts'

type WorkbenchHandlers = Pick<
  Handlers,
  | keyof typeof bookAgainHandlers
  | keyof typeof draftListHandlers
  | keyof typeof monthHandlers
  | keyof typeof taskHandlers
  | keyof typeof templateHandlers
  | keyof typeof ticketHandlers
>

export const workbenchHandlers: WorkbenchHandlers = {
  ...bookAgainHandlers,
  ...draftListHandlers,
  ...monthHandlers,
  ...taskHandlers,
  ...templateHandlers,
  ...ticketHandlers,
}
