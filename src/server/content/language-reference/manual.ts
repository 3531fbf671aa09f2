/** What every part of the manual is built from. */

import type { SourceFile } from '#config'
import type { Operations } from '#generated/operations.ts'
import { formatText, type JsonObject } from '#rules'
import type { Wording } from '../../kernel/index.ts'

export type Manual = Operations['read-manual']['output']
export type ManualSection = Manual['sections'][number]
export type ManualSample = ManualSection['samples'][number]

export interface ManualRequest {
  /** Documents that the release was made from. */
  readonly files: readonly SourceFile[]
  readonly language: 'zh' | 'en'
  /** Requested topic or section; empty for the first. */
  readonly topic: string
  readonly word: (key: string, params?: JsonObject) => string
}

/** A section with only a heading so far. */
export function section(id: string, title: string, form: ManualSection['form'] = 'words'): ManualSection {
  return { id, title, form, text: '', notes: [], values: [], see: '', points: [], samples: [] }
}

/** Shared texts in the reader's language. */
export function createWords({ brand, language }: Wording): ManualRequest['word'] {
  return (key, params = {}) => formatText(brand.texts[language]?.[key] ?? key, params, language)
}
