import { centreHandlers } from './centre.ts'
import { settingHandlers } from './settings.ts'

export { type Chosen, findChoicesOf, type Person } from './choice-store.ts'
export { type AheadPlan, type EventPlan, eventOf, readEvents, type Side } from './events.ts'
export { warnOfExampleContacts } from './example-contacts.ts'
export { measureMove } from './marks.ts'
export { type NotifiedPage, type Notifier, notifyEvent, notifyPerson, notifyUser, type Occurrence } from './notify.ts'
export { findEmail, markEventRead, sweepNotifications, wasNotified } from './store.ts'

export const notificationHandlers = { ...centreHandlers, ...settingHandlers }
