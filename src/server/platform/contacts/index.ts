export { findDeskContact, listDeclaredContacts, readContacts } from './contacts.ts'
