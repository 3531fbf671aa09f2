export { findSailingCalls } from './call-store.ts'
export { cutOffHandlers } from './handlers.ts'
export {
  type CutOffField,
  type CutOffTimes,
  cutOffFields,
  dateSailing,
  publishedTimes,
  type SailingDay,
  sayClosing,
  sayDay,
  saySailing,
} from './sailing.ts'
