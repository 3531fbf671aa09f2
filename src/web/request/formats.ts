/** A module of its own, so that the checks of identifiers are fetched with the first form and not with the first page. */
export { identifierFormats } from '#domain'
