/** The language reference: written chapters, and a topic for each kind, block and part, generated from the language. */
import { describeFunctions, describeLanguage, type PropertyDescription, type TopicDescription } from '#config'
import type { Result } from '../../kernel/index.ts'
import { labelOf, listGuides, toChapter } from './guides.ts'
import { type Manual, type ManualRequest, type ManualSection, section } from './manual.ts'

const functionsTopic = 'functions'

/** The requested topic, or the first chapter. */
export function readReference(request: ManualRequest): Result<Manual> {
  const { files, language, topic: asked, word } = request
  const chapters = listGuides(files, 'chapter')
  const described = describeLanguage(files, language)
  const topics = [
    ...chapters.map((item) => ({ id: item.id, label: labelOf(item, language), group: word('manual.chapters'), words: '' })),
    { id: functionsTopic, label: word('manual.functions'), group: word('manual.chapters'), words: listFunctions(request) },
    ...described.map(({ id, title, sort, properties }) => {
      const words = properties.map(({ name }) => name).join(' ')
      return { id, label: title, group: word(`manual.${sort}s`), words }
    }),
  ]
  const topic = asked === '' ? (topics[0]?.id ?? '') : asked
  const chapter = chapters.find(({ id }) => id === topic)
  const about = described.find(({ id }) => id === topic)
  if (chapter) return { ok: true, value: { topic, opens: '', topics, ...toChapter(chapter, request) } }
  if (topic === functionsTopic) return { ok: true, value: { topic, opens: '', topics, ...describeCalls(request) } }
  if (!about) return { ok: false, error: 'error.not-found' }
  const topicIds = new Set(topics.map(({ id }) => id))
  const sections = about.properties.map((property) => toSection(property, { known: topicIds, request }))
  return { ok: true, value: { topic, opens: '', topics, title: about.title, text: introduce(about, request), sections } }
}

function introduce({ description, files, count }: TopicDescription, { word }: ManualRequest): string {
  return files === undefined ? description : `${description}\n\n${word('manual.files', { files, count: count ?? 0 })}`
}

function listFunctions({ files, language }: ManualRequest): string {
  return describeFunctions(files, language)
    .map(({ name }) => name)
    .join(' ')
}

function describeCalls({ files, language, word }: ManualRequest): Pick<Manual, 'title' | 'text' | 'sections'> {
  const sections = describeFunctions(files, language).map(({ name, form, does, example, gives }) => ({
    ...section(name, form, 'code'),
    text: does,
    samples: [{ label: word('manual.gives', { value: gives }), path: '', text: example }],
  }))
  return { title: word('manual.functions'), text: word('manual.functionsAbout'), sections }
}

interface Around {
  readonly known: ReadonlySet<string>
  readonly request: ManualRequest
}

function toSection(property: PropertyDescription, { known, request: { word } }: Around): ManualSection {
  const { name, types, required, values, refersTo, isExpression, about, description, example } = property
  const notes = [
    types.map((type) => word(`manual.type.${type}`)).join(' / '),
    ...(required ? [word('manual.required')] : []),
    ...(isExpression ? [word('manual.expression')] : []),
    ...(refersTo === undefined ? [] : [word('manual.refers', { kind: refersTo })]),
  ]
  return {
    ...section(name.replace(/[^\w.-]/g, ''), name, 'code'),
    text: description,
    notes: notes.filter((note) => note !== ''),
    values: [...values],
    see: about !== undefined && known.has(about) ? about : '',
    samples: example ? [{ label: word('manual.example'), ...example }] : [],
  }
}
