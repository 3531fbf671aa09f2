export { findDeskContact, readContacts } from './contacts.ts'
