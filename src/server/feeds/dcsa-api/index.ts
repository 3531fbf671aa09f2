import type { Handlers } from '../../kernel/index.ts'
import { listDcsaEvents } from './events.ts'
import { listDcsaRoutes } from './routes.ts'

export const dcsaHandlers: Pick<Handlers, 'list-dcsa-events' | 'list-dcsa-routes'> = {
  'list-dcsa-events': listDcsaEvents,
  'list-dcsa-routes': listDcsaRoutes,
}
