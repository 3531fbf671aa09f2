export { cutOffHandlers } from './handlers.ts'
export {
  type CutOffField,
  type CutOffTimes,
  cutOffFields,
  type DatedSailing,
  dateSailing,
  sayClosing,
  sayDay,
  saySailing,
} from './sailing.ts'
