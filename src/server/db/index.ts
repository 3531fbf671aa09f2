export { ensureColumns } from './columns.ts'
export { CommitUnknown, isDatabaseAway, isUniqueViolation } from './errors.ts'
export type { ApiKeyTable, CalendarTable, WebhookTable } from './integration-tables.ts'
export type { SavedFilterTable } from './list-tables.ts'
export { DatabaseInUseError } from './lock.ts'
export type { NotificationTable, OrderMessageTable, SubscriptionTable } from './message-tables.ts'
export { migrateDatabase } from './migrate.ts'
export { NewerDatabaseError } from './newer-migrations.ts'
export { type ConnectionState, type Log, type OpenedDatabase, openDatabase, openMigrated, openShared, type SharedDatabase } from './open.ts'
export type { RateChangeTable, RateLoadTable } from './rate-tables.ts'
export {
  type CompanyFacts,
  companyFacts,
  deliveryFacts,
  fileFacts,
  membershipRequestFacts,
  type OrderFacts,
  orderFacts,
  orderField,
  type RateFacts,
  type RecordFacts,
  rateFacts,
  recordFacts,
  userFacts,
} from './read-models.ts'
export { ensureRecordIndexes, fieldOf } from './record-indexes.ts'
export { openReplica, type Replica } from './replica.ts'
export {
  allOf,
  containing,
  hasNumber,
  hasWords,
  isEqual,
  isWithin,
  type RowPage,
  type RowQuery,
  type RowTabs,
  readAllRows,
  readRowPage,
  type Scope,
  type SortInput,
  sortedBy,
  startingWith,
} from './rows.ts'
export type { ProfitAgreementTable, RebateMonthTable, SupplierOrderEventTable, SupplierOrderTable } from './settlement-tables.ts'
export type { RemovalDecision } from './staff-tables.ts'
export type { RecordEventTable, StoredRecordTable } from './stored-record-tables.ts'
export type {
  CompanyTable,
  Database,
  DraftTable,
  FileTable,
  MembershipRequestTable,
  OrderEventTable,
  QuoteLinkTable,
  RecordTable,
  SavedQuoteTable,
  UserTable,
  YardBoxTable,
} from './tables.ts'
export { createTestDatabase } from './testing.ts'
export { type DatabaseImage, dropTemplates, emptyImage, nameImage, removeOlder, type TestDatabase } from './testing-images.ts'
export type { SharedQuestion, TrackingLinkTable, TrackingWatchTable } from './tracking-tables.ts'
export { holdUser, inSavepoint, inTransaction } from './transaction.ts'
export type {
  NoticedSailing,
  PortCallTable,
  RouteLeg,
  SourceReceiptTable,
  SourceStateTable,
  TransportEventTable,
} from './transport-tables.ts'
export type { OrderTemplateTable } from './workbench-tables.ts'
