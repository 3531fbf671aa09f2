/** Faults in files and folders, created on disk in a copy of the documents. */
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A change on disk, and the path that must be reported. */
export interface DiskKind {
  readonly id: string
  readonly what: string
  /** Documents it applies to; default: all. */
  readonly fits?: (path: string) => boolean
  /** Returns the path that the finding must name. */
  readonly make: (root: string, path: string) => string
}

const manyFiles = 50_000
const hugeBytes = 100 * 1024 * 1024

export const diskKinds: readonly DiskKind[] = [
  bytes('utf-16', 'a file in UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
  bytes('utf-16-without-mark', 'a file in UTF-16 without a byte order mark', (text) => Buffer.from(text, 'utf16le')),
  bytes('latin-1', 'a file in Latin-1', (text) => Buffer.from(text.replace('"title": "', '"title": "Zürich '), 'latin1')),
  bytes('gbk', 'a file in GBK', (text) => Buffer.from(text.replace('"title": "', '"title": "\u00d6\u00d0\u00b9\u00fa'), 'latin1')),
  bytes('binary', 'a picture named like a document', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0xff])),
  inPlace('broken-link', 'a broken symbolic link', (target) => symlinkSync('nowhere.json', target)),
  inPlace('circular-link', 'a file that cannot be read', (target) => symlinkSync(target.slice(target.lastIndexOf('/') + 1), target)),
  inPlace('escaping-link', 'a symbolic link to a file outside the documents', (target) => symlinkSync('/etc/hostname', target)),
  inPlace('folder-for-file', 'a folder with the name of a document', (target) => mkdirSync(target)),
  {
    id: 'huge-file',
    what: 'a file of 100 MB',
    make: (root, path) => {
      truncateSync(join(root, path), hugeBytes)
      return path
    },
  },
  {
    id: 'many-files',
    what: '50,000 files',
    make: (root, path) => {
      const folder = dirname(path)
      for (let index = 0; index < manyFiles; index += 1) closeSync(openSync(join(root, folder, `copy-${index}.json`), 'w'))
      return 'schemas'
    },
  },
  renamed('wrong-extension', 'a wrong file extension', (path) => path.replace('.json', '.jsonc'), isShared),
  renamed('yaml-extension', 'a YAML file', (path) => path.replace('.json', '.yaml'), isShared),
  renamed(
    'capital-name',
    'a name in capitals',
    (path) => path.replace(/[^/]+\.json$/, (name) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`),
    isUnnamed,
  ),
  renamed('wrong-kind', 'a misspelt kind', (path) => path.replace(/\.(\w)(\w)(\w*)\.json$/, '.$2$1$3.json'), isUnnamed),
]

function bytes(id: string, what: string, write: (text: string) => Buffer): DiskKind {
  return {
    id,
    what,
    fits: isShared,
    make: (root, path) => {
      writeFileSync(join(root, path), write(readFileSync(join(root, path), 'utf8')))
      return path
    },
  }
}

function inPlace(id: string, what: string, make: (target: string) => void): DiskKind {
  return {
    id,
    what,
    fits: isShared,
    make: (root, path) => {
      rmSync(join(root, path))
      make(join(root, path))
      return path
    },
  }
}

function renamed(id: string, what: string, rename: (path: string) => string, fits: (path: string) => boolean): DiskKind {
  return {
    id,
    what,
    fits,
    make: (root, path) => {
      const other = rename(path)
      mkdirSync(dirname(join(root, other)), { recursive: true })
      renameSync(join(root, path), join(root, other))
      return other
    },
  }
}

function isShared(path: string): boolean {
  return /^schemas\/(?!meta\/)/.test(path)
}

/** No other document names them, so only the file itself must be reported. */
function isUnnamed(path: string): boolean {
  return /^schemas\/.*\.(?:limits|texts|routes|tariff|operation)\.json$/.test(path)
}
