export { decide, fieldAllowed, type ActorKind, type Decision, type FieldDecision, type Grid, type Relation } from './grid.ts'
export { errorEntry, errors, isErrorId, type ErrorEntry, type ErrorId, type ErrorKind } from './errors.ts'
export { identifierFormats, isChineseLandline, isChineseMobile, isContainerNumber, isSocialCreditCode } from './identifiers.ts'
export { portByCode } from './ports.ts'
