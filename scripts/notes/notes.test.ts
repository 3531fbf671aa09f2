import { describe, expect, it } from 'vitest'
import { wings } from '../check/server-layers.ts'
import { checkNotes, overviews, type Repository } from './check-notes.ts'
import { generateNotes } from './generate-notes.ts'

const decision = (date: string, title: string) => `### Decision ${date}: ${title}

**Context.** A

**Decision.** B

**Consequence.** C
`

/** The required READMEs, which explain the folders in `paths`. */
const foldersIn: Readonly<Record<string, readonly string[]>> = { src: ['server'], 'src/server': wings }
const wingFolders = wings.map((wing) => `src/server/${wing}`)
const readmes = overviews.map((folder) => ({
  path: `${folder}/README.md`,
  text: `# Folder\n\n\`npm test\`\n${(foldersIn[folder] ?? []).map((name) => `\`${name}/\`\n`).join('')}`,
}))

function check(text: string, more: Partial<Repository> = {}): string[] {
  const notes = [...readmes, { path: 'README.md', text }]
  const paths = [...notes.map(({ path }) => path), 'src', 'src/server', 'src/server/main.ts', ...wingFolders, 'schemas', 'scripts', 'tests']
  return checkNotes({ notes, paths, scripts: ['test'], ...more }).map((problem) => problem.replace(' error NOTE:', ''))
}

describe('the check of READMEs', () => {
  it('accepts what exists', () => {
    const text =
      '# A\n\n[code](src/README.md#folder), `src/server/main.ts`, `main.ts`, `src/server/`, `/desk/orders`, `a.b`, `<id>/brand.json`\n\n```sh\nnpm test\n```\n'
    expect(check(text)).toEqual([])
  })

  it.each([
    ['[code](src/gone.md)', 'README.md:1:1: the link to src/gone.md leads nowhere'],
    ['<img src="gone.webp">', 'README.md:1:1: the link to gone.webp leads nowhere'],
    ['[code](src/README.md#gone)', 'README.md:1:1: src/README.md has no heading for #gone'],
    ['`server/gone.ts`', 'README.md:1:1: there is no server/gone.ts, neither at the root nor beside this file'],
    ['`gone.ts`', 'README.md:1:1: there is no gone.ts, neither at the root nor beside this file'],
    ['```sh\nnode src/gone.ts\n```', 'README.md:2:1: there is no src/gone.ts, neither at the root nor beside this file'],
    ['`npm run --silent gone -- x`', 'README.md:1:1: package.json has no script gone'],
  ])('reports %j', (text, problem) => {
    expect(check(text)).toEqual([problem])
  })

  it('ignores drawings and data', () => {
    expect(check('```text\nsrc/gone.ts\n```\n\n```json\n{ "a": "gone.ts" }\n```')).toEqual([])
  })

  it('limits the length of the root README, and requires contents in long ones', () => {
    expect(check('a\n'.repeat(121))).toEqual([
      'README.md:1:1: 121 lines; at most 120',
      'README.md:1:1: 121 lines without contents: add <!-- contents: npm run codegen --> and <!-- /contents -->',
    ])
  })

  it('requires all parts of a decision, in at most 25 lines', () => {
    expect(check(decision('2026-11-22', 'A'))).toEqual([])
    expect(check('### Decision 2026-02-30: A\n\n**Context.** B\n')).toEqual([
      'README.md:1:1: a decision states **Context.**, **Decision.** and **Consequence.**, in this order',
      'README.md:1:1: 2026-02-30 is not a day',
    ])
    expect(check('## 2026-11-22: A\n')).toEqual([
      'README.md:1:1: write the heading of a decision as "### Decision 2026-11-22: Title", not "2026-11-22: A"',
    ])
    expect(check(`${decision('2026-11-22', 'A')}${'D\n'.repeat(30)}`)).toEqual([
      'README.md:1:1: a decision has at most 25 lines, this one 35',
    ])
  })

  it('requires an explanation of every folder and command', () => {
    const paths = [
      'schemas',
      'schemas/forms',
      'schemas/forms/a.json',
      ...readmes.map(({ path }) => path),
      ...wingFolders,
      'src',
      'src/server',
    ]
    expect(check('', { paths, scripts: ['test', 'bench'] })).toEqual([
      'schemas/README.md:1:1: does not explain the folder forms/',
      'scripts/README.md:1:1: does not explain the command bench of package.json',
    ])
  })
})

it('fills contents and the list of decisions', () => {
  const markedPart = (part: string) => `<!-- ${part}: npm run codegen -->\nold\n<!-- /${part} -->\n`
  const list = `# List\n\n${markedPart('contents')}\n## One \`thing\`\n\n${markedPart('decisions')}`
  const texts = generateNotes([
    { path: 'src/README.md', text: list },
    { path: 'src/a/README.md', text: decision('2026-11-23', 'Later') },
    {
      path: 'brands/README.md',
      text: `${decision('2026-11-22', 'Earlier, by day')}\n\`\`\`\n${decision('2026-11-20', 'In an example')}\`\`\`\n`,
    },
  ])
  expect(texts['src/README.md']).toBe(`# List

<!-- contents: npm run codegen -->
[One \`thing\`](#one-thing)
<!-- /contents -->

## One \`thing\`

<!-- decisions: npm run codegen -->
- 2026-11-22 [Earlier, by day](../brands/README.md#decision-2026-11-22-earlier-by-day)
- 2026-11-23 [Later](a/README.md#decision-2026-11-23-later)
<!-- /decisions -->
`)
  expect(texts['src/a/README.md']).toBe(decision('2026-11-23', 'Later'))
})
