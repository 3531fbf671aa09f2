/** Reference chapters and change notes of the guide: documents that analysts write themselves. */

import { readBaseDocuments, type SourceFile } from '#config'
import { isObject, type Json, type JsonObject, textOf } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { type Manual, type ManualRequest, type ManualSample, type ManualSection, section } from './manual.ts'

export interface Guide {
  readonly id: string
  readonly document: JsonObject
}

/** Those of one part, in order. */
export function listGuides(files: readonly SourceFile[], part: 'chapter' | 'change'): Guide[] {
  const documents = Object.entries(readBaseDocuments(files).guide ?? {})
  const guides = documents.filter(([, document]) => document.part === part).map(([id, document]) => ({ id, document }))
  return guides.sort((left, right) => Number(left.document.order) - Number(right.document.order))
}

export function labelOf({ document }: Guide, language: string): string {
  return wording(document.label, language)
}

/** A chapter: each step is a section. */
export function toChapter({ document }: Guide, { language, word }: ManualRequest): Pick<Manual, 'title' | 'text' | 'sections'> {
  const sections = listObjects(document.steps).map((step) => ({
    ...section(String(step.id), wording(step.label, language)),
    text: wording(step.text, language),
    samples: samplesOf(step, word),
  }))
  return { title: wording(document.label, language), text: wording(document.text, language), sections }
}

/** All changes on one page, one section each. */
export function readGuide(request: ManualRequest): Manual {
  const { files, language, topic, word } = request
  const changes = listGuides(files, 'change')
  const topics = changes.map((change) => ({ id: change.id, label: labelOf(change, language), group: word('manual.changes'), words: '' }))
  return { topic: '', opens: topic, title: '', text: '', topics, sections: changes.map((change) => toSection(change, request)) }
}

function toSection(change: Guide, { files, language, word }: ManualRequest): ManualSection {
  const { id, document } = change
  const steps = listObjects(document.steps).map((step) => ({ label: wording(step.label, language), text: wording(step.text, language) }))
  const outcome = isObject(document.outcome) ? document.outcome : {}
  return {
    ...section(id, labelOf(change, language)),
    text: wording(document.text, language),
    samples: listObjects(document.edits).flatMap((edit) => samplesOfEdit(edit, { files, word })),
    points: [...steps, { label: word('manual.outcome'), text: wording(outcome.text, language) }],
  }
}

function samplesOfEdit({ path, from, to }: JsonObject, { files, word }: Pick<ManualRequest, 'files' | 'word'>): ManualSample[] {
  const before = textOf(from) ?? ''
  const indent = indentBefore(before, files.find((file) => file.path === path)?.text ?? '')
  const after = {
    label: word(before === '' ? 'manual.newFile' : 'manual.after'),
    path: String(path),
    text: alignLines(indent + String(to)),
  }
  return before === '' ? [after] : [{ label: word('manual.before'), path: String(path), text: alignLines(indent + before) }, after]
}

/** The whitespace before the text in its line. */
function indentBefore(part: string, text: string): string {
  const at = part === '' ? -1 : text.indexOf(part)
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, Math.max(at, 0))
  return at > 0 && line.trim() === '' ? line : ''
}

/** Removes the indentation that all lines share. */
function alignLines(text: string): string {
  const lines = text.trimEnd().split('\n')
  const common = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length))
  return lines.map((line) => line.slice(common)).join('\n')
}

function samplesOf({ code }: JsonObject, word: ManualRequest['word']): ManualSample[] {
  return typeof code === 'string' ? [{ label: word('manual.example'), path: '', text: code }] : []
}

function wording(text: Json | undefined, language: string): string {
  const words = isObject(text) ? text[language] : undefined
  return textOf(words) ?? ''
}
