export { cutOffHandlers } from './handlers.ts'
export { type CutOffField, type CutOffTimes, cutOffFields, type DatedSailing, dateSailing, sayDay, saySailing } from './sailing.ts'
