export { findSailingCall } from './call-store.ts'
export { cutOffHandlers } from './handlers.ts'
export {
  type CutOffField,
  type CutOffTimes,
  cutOffFields,
  dateSailing,
  publishedTimes,
  sayClosing,
  sayDay,
  saySailing,
} from './sailing.ts'
