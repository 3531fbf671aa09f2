/** Input of the manual block, read from a response whose fields a brand may have restricted. */

export interface ManualTopic {
  readonly id: string
  readonly label: string
  readonly group: string
  /** Further search words. */
  readonly words: string
}

export interface ManualSample {
  readonly label: string
  readonly path: string
  readonly text: string
}

export interface ManualSection {
  readonly id: string
  readonly title: string
  readonly form: 'words' | 'code'
  readonly text: string
  readonly notes: readonly string[]
  readonly values: readonly string[]
  readonly see: string
  readonly points: readonly { readonly label: string; readonly text: string }[]
  readonly samples: readonly ManualSample[]
}

export interface ManualValue {
  readonly topic: string
  readonly opens: string
  readonly title: string
  readonly text: string
  readonly topics: readonly ManualTopic[]
  readonly sections: readonly ManualSection[]
}

/** Null if there is nothing to show. The server's validated response has this shape; expressions only pass it on. */
export function readManual(value: unknown): ManualValue | null {
  const isManual = typeof value === 'object' && value !== null && 'topics' in value && 'sections' in value
  return isManual ? (value as ManualValue) : null
}

/** Sections that contain every search word. */
export function sectionsWith(sections: readonly ManualSection[], asked: string): readonly ManualSection[] {
  return sections.filter((section) => {
    const { title, text, notes, values, points, samples } = section
    const all = [title, text, ...notes, ...values, ...points.flatMap((point) => [point.label, point.text])]
    return holds([...all, ...samples.flatMap((sample) => [sample.path, sample.text])].join('\n'), asked)
  })
}

/** Topics that contain every search word, or whose open section does. */
export function topicsWith(topics: readonly ManualTopic[], asked: string, shown: readonly ManualSection[]): readonly ManualTopic[] {
  const open = new Set(shown.map(({ id }) => id))
  return topics.filter(({ id, label, words }) => open.has(id) || holds(`${label}\n${words}`, asked))
}

function holds(text: string, asked: string): boolean {
  const whole = text.toLowerCase()
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => whole.includes(word))
}
