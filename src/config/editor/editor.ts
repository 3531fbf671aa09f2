/** Answers of a language server for documents: pure, over the files as they are on disk or in an editor. */
import { createChecker } from '../check/check.ts'
import type { Finding } from '../check/findings.ts'
import type { Edit, SourceFile } from '../read/documents.ts'
import { type FindingLanguage, formatFrame } from '../read/messages.ts'
import { parseDocument } from '../read/parse.ts'
import { createParseCache } from '../read/parse-cache.ts'
import type { Declared } from '../references/declarations.ts'
import { createReferenceFinder } from '../references/reference-index.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { findNames, type Lookup, validNames } from './complete.ts'
import { describeName } from './describe-name.ts'
import { describeMeanings } from './meanings-of-names.ts'
import { createRanking, type Ranking } from './rank-names.ts'
import { findTargets, type RenameResult, renameName } from './rename.ts'
import { declarationsOfTarget, type Target, targetAt, usesOf } from './uses.ts'

/** A name that can be typed. */
export interface Completion {
  readonly name: string
  readonly meaning: string
  /** Replaces what is typed; its text is the name with what the document needs around it. */
  readonly edit: Edit
}

/** A range of a file's text. */
export interface TextRange {
  readonly path: string
  readonly offset: number
  readonly end: number
}

export interface Editor {
  /** Files with unsaved texts in place of those on disk. */
  readonly update: (files: readonly SourceFile[]) => void
  readonly check: () => readonly Finding[]
  /** The most likely names first. */
  readonly complete: (path: string, offset: number) => readonly Completion[]
  /** Markdown; undefined where there is no name. */
  readonly describe: (path: string, offset: number) => string | undefined
  readonly findDeclarations: (path: string, offset: number) => readonly TextRange[]
  readonly findUses: (path: string, offset: number) => readonly TextRange[]
  readonly rename: (path: string, offset: number, newName: string) => RenameResult
  /** A name by its kind: `limit contactMax`, `field order.vessel`, `field *.vessel`. */
  readonly renameNamed: (kind: string, name: string, newName: string) => RenameResult
  /** Prepares the order of names while the editor is idle; returns whether more is left. */
  readonly learn: () => boolean
}

interface Now extends Lookup {
  readonly files: readonly SourceFile[]
  readonly texts: ReadonlyMap<string, string>
}

export function createEditor(language: FindingLanguage, clock: () => number = Date.now): Editor {
  const reading = createParseCache()
  const checker = createChecker(undefined, reading)
  /** While a text cannot be read, names come from its last readable version. */
  const readable = new Map<string, string>()
  const namesReading = createParseCache()
  let now: Now | undefined
  let ranking: Ranking | undefined

  const update = (files: readonly SourceFile[]): void => {
    const whole = files.map((file) => lastReadable(file, readable))
    const set = whole.some((file, index) => file !== files[index]) ? readDocuments(whole, namesReading) : readDocuments(files, reading)
    now = {
      files,
      set,
      finder: createReferenceFinder(set),
      texts: new Map(files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]]))),
    }
    ranking ??= createRanking(now)
  }
  const current = (): Now => {
    if (!now) throw new Error('an editor needs files first')
    return now
  }
  const textOf = (path: string): string => current().texts.get(path) ?? ''
  const target = (path: string, offset: number) => targetAt(current(), { path, text: textOf(path), offset })
  const rename = (found: readonly Target[], newName: string): RenameResult =>
    found.length > 0
      ? renameName(found, newName, { lookup: current(), files: current().files, check: checker.check, language })
      : { ok: false, reason: formatFrame('rename-nothing', {}, language) }

  return {
    update,
    check: () => checker.check(current().files),
    complete: (path, offset) => {
      const place = findNames(current(), path, textOf(path), offset)
      if (!place) return []
      const names = ranking?.rank(place, validNames(place)) ?? validNames(place)
      const meanings = describeMeanings(current(), place, { language, at: clock() })
      const { start, end, before, after } = place
      return names.map((name) => ({ name, meaning: meanings(name), edit: { offset: start, end, text: `${before}${name}${after}` } }))
    },
    describe: (path, offset) => {
      const place = target(path, offset)
      return place && describeName(current(), place, { language, at: clock() })
    },
    findDeclarations: (path, offset) => {
      const place = target(path, offset)
      return place ? declarationsOfTarget(current().set, place).map((declared) => rangeOf(place, declared)) : []
    },
    findUses: (path, offset) => {
      const place = target(path, offset)
      return place ? usesOf(current(), place) : []
    },
    rename: (path, offset, newName) => rename([target(path, offset) ?? []].flat(), newName),
    renameNamed: (kind, name, newName) => {
      const targets = findTargets(current(), kind, name)
      return targets.length > 0 ? rename(targets, newName) : { ok: false, reason: formatFrame('rename-missing', { kind, name }, language) }
    },
    learn: () => ranking?.learn() ?? false,
  }
}

/** The name of a document is at its beginning. */
function rangeOf({ name }: Target, { path, offset }: Declared): TextRange {
  return offset === 0 ? { path, offset, end: offset } : { path, offset: offset + 1, end: offset + 1 + name.length }
}

function lastReadable(file: SourceFile, readable: Map<string, string>): SourceFile {
  const { path, text } = file
  if (text === undefined || !path.endsWith('.json')) return file
  const before = readable.get(path)
  if (before === text) return file
  if (before !== undefined && !parseDocument(path, text).tree) return { path, text: before }
  readable.set(path, text)
  return file
}
