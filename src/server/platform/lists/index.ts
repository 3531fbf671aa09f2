export { choiceHandlers } from './choices.ts'
export { createExportHandler, type ExportParts, type RowStream, type RowStreams } from './export.ts'
