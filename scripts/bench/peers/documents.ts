/** Writes the neutral forms as documents of the portal into a tree: dictionaries, forms, pages, routes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printDocument } from '#config'
import { choicesOf, forms, type NeutralField, type NeutralForm } from './forms.ts'

export function addFormDocuments(tree: string): void {
  const write = (kind: string, name: string, document: object) =>
    writeFileSync(
      join(tree, 'schemas/portal', `${name}.${kind}.json`),
      printDocument({ $schema: `../../.language/${kind}.json`, ...document }),
    )
  const counts = new Set(forms.flatMap(({ fields }) => fields.flatMap(({ choices }) => choices ?? [])))
  for (const count of counts) {
    write('dictionary', `bench-${count}`, {
      title: `Benchmark, ${count} choices`,
      label: both('Choices'),
      source: 'assumed',
      scope: 'common',
      rows: choicesOf(count).map(({ value, label }) => ({ id: value, label: both(label) })),
    })
  }
  for (const form of forms) {
    write('form', nameOf(form), formDocument(form))
    const block = {
      id: 'bench',
      block: 'form',
      form: nameOf(form),
      // The benchmark only submits forms with errors: no call is made.
      operation: 'save-template',
      into: 'values',
      input: { orderType: "'bench'", name: "'bench'" },
    }
    const page = { title: `Benchmark ${form.id}`, label: both(`Benchmark ${form.id}`) }
    write('page', nameOf(form), { ...page, blocks: [block] })
    const items = [
      { id: 'form', label: both('Form'), blocks: [block] },
      { id: 'none', label: both('No form'), blocks: [{ id: 'none', block: 'prose', paragraphs: [{ id: 'none', text: both('No form') }] }] },
    ]
    write('page', `${nameOf(form)}-tabs`, { ...page, blocks: [{ id: 'view', block: 'tabs', items }] })
  }
  const path = join(tree, 'schemas/portal/public.routes.json')
  const routes = JSON.parse(readFileSync(path, 'utf8'))
  for (const form of forms)
    for (const tabs of ['', '-tabs'])
      routes.routes.push({ id: `${nameOf(form)}${tabs}`, path: `${addressOf(form)}${tabs}`, page: `${nameOf(form)}${tabs}` })
  writeFileSync(path, printDocument(routes))
}

/** The page of the form; with `-tabs` at its end, of the form in one of two tabs. */
export function addressOf({ id }: NeutralForm): string {
  return `/bench/${id}`
}

function nameOf({ id }: NeutralForm): string {
  return `bench-${id.toLowerCase()}`
}

function formDocument(form: NeutralForm): object {
  return {
    title: `Benchmark ${form.id}`,
    label: both(`Benchmark ${form.id}`),
    properties: Object.fromEntries(form.fields.map((field) => [field.name, propertyOf(field)])),
    required: form.fields.filter(({ required }) => required).map(({ name }) => name),
    layout: [{ id: 'all', columns: 1, fields: form.fields.map(({ name }) => ({ id: name })) }],
    submit: both('Submit'),
  }
}

function propertyOf({ label, type, maxLength, choices }: NeutralField): object {
  const named = { description: label, label: both(label) }
  if (type === 'number') return { ...named, type: 'integer', widget: 'integer', minimum: 0, maximum: 1_000_000 }
  if (type === 'checkbox') return { ...named, type: 'boolean', widget: 'checkbox' }
  if (type === 'date') return { ...named, type: 'string', format: 'date', widget: 'date' }
  if (type === 'select') return { ...named, type: 'string', dictionary: `bench-${choices}`, widget: 'select' }
  return { ...named, type: 'string', maxLength }
}

/** The check of documents rejects Chinese that copies the English: here a Chinese full stop tells them apart. */
function both(text: string): { readonly zh: string; readonly en: string } {
  return { zh: `${text}\u3002`, en: text }
}
