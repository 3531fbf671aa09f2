export { AddressRefusedError, callOut, type OutgoingRequest, type OutgoingResponse, readAddress } from './call-out.ts'
