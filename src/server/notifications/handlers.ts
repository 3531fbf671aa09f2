import { centreHandlers } from './centre.ts'
import { settingHandlers } from './settings.ts'

export const notificationHandlers = { ...centreHandlers, ...settingHandlers }
