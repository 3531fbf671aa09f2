/** A separate module, so that identifier checks load with the first form and not with the first page. */
export { identifierFormats } from '#domain'
