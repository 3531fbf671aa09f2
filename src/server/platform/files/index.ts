export { createScanner, type Scanner, type Verdict } from './clamd.ts'
export { checkDocument } from './detect.ts'
export { createDiskStore, StoreAwayError, type SweepableStore } from './file-store.ts'
export { fileHandlers, serveFile } from './handlers.ts'
export { checkLicence, makeAvatar, pictureType } from './images.ts'
export { fileEnding, sanitizeFileName } from './names.ts'
export { listOleStreams } from './ole.ts'
export { createScans, type ScanContext, type ScanParts, scanNext } from './scan.ts'
export {
  addToOrder,
  attachFile,
  claimFile,
  countFilesOf,
  countOrderFiles,
  deleteFile,
  type FileRow,
  findFile,
  giveFile,
  isScanned,
  listFilesOf,
  listOrderFiles,
  type OrderFileRow,
} from './store.ts'
export { countFile, storeFile } from './store-file.ts'
export { findLostFiles, sweepFiles } from './sweep.ts'
export { listZipEntries, packedBytes, type ZipEntry } from './zip.ts'
