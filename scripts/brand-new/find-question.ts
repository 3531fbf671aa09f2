import { questions } from './answers.ts'

/** The question whose answer is on this line of a manifest (indented by two spaces); undefined if there is none. */
export function findQuestion(manifest: string, line: number): string | undefined {
  const path: string[] = []
  for (const text of manifest.split('\n').slice(0, line)) {
    const [, indent = '', name] = /^( +)"([^"]+)":/.exec(text) ?? []
    if (name === undefined) continue
    path.length = Math.max(0, Math.ceil(indent.length / 2) - 1)
    path.push(name)
  }
  const [first = '', ...rest] = path.filter((name) => name !== undefined)
  const last = rest.at(-1)
  return (questions.find(({ at }) => at === `${first}/${last}`) ?? questions.find(({ at }) => at === first))?.option
}
