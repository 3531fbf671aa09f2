export { type CheckedOrders, type CheckOrdersOptions, checkOrders } from './orders.ts'
export { openPeopleCommands, type PeopleCommands } from './people.ts'
export { type MeasuredRelease, openReleaseCommands, type ReleaseCommands } from './releases.ts'
