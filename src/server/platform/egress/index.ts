export { AddressRefusedError, callOut, type OutgoingRequest, type OutgoingResponse, readAddress, TooLargeError } from './call-out.ts'
