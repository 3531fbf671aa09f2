import { pageViewHandlers } from './page-views.ts'
import { statisticsHandlers } from './statistics.ts'
import { waitHandlers } from './waits.ts'

export const deskHandlers = { ...waitHandlers, ...statisticsHandlers, ...pageViewHandlers }
