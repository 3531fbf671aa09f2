import { beforeAll, describe, expect, test } from 'vitest'
import type { SourceFile } from '../read/documents.ts'
import { loadDocuments } from '../read/load.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { createEditor, type Editor } from './editor.ts'
import { applyPlan } from './rename.ts'

let files: readonly SourceFile[]
let editor: Editor

beforeAll(async () => {
  files = await loadDocuments(process.cwd())
  editor = createEditor('zh')
})

/** The file of a shared document. */
function pathOf(kind: string, id: string): string {
  return readDocuments(files).base.get(kind)?.get(id)?.paths[0] ?? ''
}

function textOf(path: string): string {
  return files.find((file) => file.path === path)?.text ?? ''
}

/** Opens a document with a change, in which `¦` is the cursor. */
function open(path: string, before: string, after: string): { readonly path: string; readonly offset: number } {
  const marked = textOf(path).replace(before, () => after)
  expect(marked).toContain('¦')
  const text = marked.replace('¦', '')
  editor.update(files.map((file) => (file.path === path ? { path, text } : file)))
  return { path, offset: marked.indexOf('¦') }
}

function namesAt(path: string, before: string, after: string): string[] {
  const place = open(path, before, after)
  return editor.complete(place.path, place.offset).map(({ name }) => name)
}

describe('completion', () => {
  test('offers the fields of the list’s rows, those that it lacks first', () => {
    const path = pathOf('list', 'saved-quotes')
    const names = namesAt(path, '"columns": [', '"columns": [{ "id": "¦" },')
    expect(names).toContain('quoteId')
    expect(names.length).toBeLessThan(100)
  })

  test('offers the names of a kind with their meaning, where nothing is typed yet', () => {
    const path = pathOf('form', 'sea-booking')
    const place = open(path, '"layout":', '"prefill": { "entity": ¦ },\n  "layout":')
    const order = editor.complete(place.path, place.offset).find(({ name }) => name === 'order')
    expect(order?.meaning).not.toBe('')
    expect(order?.edit.text).toBe('"order"')
  })

  test('offers the words of the vocabulary, and those fields that the document declares, in a list of fields', () => {
    const path = pathOf('form', 'truck-quote')
    const names = namesAt(path, '"fields": [', '"fields": ["¦", ')
    expect(names).toContain('etd')
    expect(names.length).toBeGreaterThan(300)
  })

  test('offers the inputs of the operation as member names', () => {
    const path = pathOf('page', 'order-detail')
    expect(namesAt(path, '"input": {', '"input": { ¦ ')).toContain('omsOrderNo')
  })

  test('offers the fields that a part of a form is filled with', () => {
    const { path, text = '' } = files.find((file) => /"values": \{ "\w+": "record\./.test(file.text ?? '')) ?? { path: '' }
    const [written = '', name = ''] = /"values": \{ "(\w+)"/.exec(text) ?? []
    expect(namesAt(path, written, '"values": { "¦"')).toContain(name)
  })

  test.each([
    ['the scope', '¦', 'form'],
    ['members', 'form.¦', 'contact'],
    ['members before the rest of an expression', 'form.¦ != "" && form.contact', 'contact'],
    ['members in an incomplete call', 'has(form.¦', 'contact'],
    ['limits', 'size(form.contact) < limits.¦', 'contactMax'],
  ])('offers %s inside an expression', (_what, expression, name) => {
    const path = pathOf('form', 'sea-booking')
    const visible = `"widget": "hidden", "visible": ${JSON.stringify(expression)}`
    expect(namesAt(path, '"widget": "hidden"', visible)).toContain(name)
  })

  test('offers the limits inside a text', () => {
    const path = pathOf('form', 'sea-booking')
    expect(namesAt(path, '"title": "', '"label": { "zh": "最多 {$¦", "en": "x" }, "title": "')).toContain('contactMax')
  })

  test('offers the items of the base in a brand’s file', () => {
    const removal = /"id": "([\w-]+)", "\$remove": true/
    const { path, text = '' } = files.find((file) => file.path.startsWith('brands/') && removal.test(file.text ?? '')) ?? { path: '' }
    const [written = '', id = ''] = removal.exec(text) ?? []
    expect(namesAt(path, written, '"id": "¦", "$remove": true')).toContain(id)
  })

  test('puts names that similar places use first', () => {
    editor.update(files)
    while (editor.learn());
    const operations = files.filter(({ path, text }) => path.endsWith('.operation.json') && text?.includes('"key": "omsOrderNo"'))
    const ranks = operations.map(({ path }) => namesAt(path, '"key": "omsOrderNo"', '"key": "¦"').indexOf('omsOrderNo'))
    expect(operations.length).toBeGreaterThan(20)
    expect(ranks.filter((rank) => rank > 1)).toEqual([])
    expect(ranks.filter((rank) => rank === 0).length).toBeGreaterThan(0.9 * ranks.length)
  })

  test('keeps the names of a document that cannot be read while it is typed', () => {
    editor.update(files)
    const limits = pathOf('limits', 'booking')
    const form = pathOf('form', 'sea-booking')
    const text = textOf(form).replace('"title":', '"hint": { "zh": "{$¦}", "en": "x" }, "title":')
    const typed = [
      { path: limits, text: textOf(limits).slice(0, -20) },
      { path: form, text: text.replace('¦', '') },
    ]
    editor.update(files.map((file) => typed.find(({ path }) => path === file.path) ?? file))
    expect(editor.complete(form, text.indexOf('¦')).map(({ name }) => name)).toContain('contactMax')
  })
})

describe('a name', () => {
  const declaration = () => {
    editor.update(files)
    const path = pathOf('limits', 'booking')
    return { path, offset: textOf(path).indexOf('contactMax') }
  }

  test('is described by its meaning, its value and its uses', () => {
    const { path, offset } = declaration()
    const text = editor.describe(path, offset) ?? ''
    expect(text).toContain('**contactMax**')
    expect(text).toContain('取值：10')
    expect(text).toMatch(/\d+\+? 处使用/)
  })

  test('leads from its uses to its declaration, and back', () => {
    const { path, offset } = declaration()
    const uses = editor.findUses(path, offset)
    expect(uses.length).toBeGreaterThan(0)
    for (const use of uses) {
      expect(textOf(use.path).slice(use.offset, use.end)).toBe('contactMax')
      expect(editor.findDeclarations(use.path, use.offset)).toEqual([{ path, offset, end: offset + 'contactMax'.length }])
    }
  })
})

describe('renaming', () => {
  test.each([
    ['limit', 'contactMax', 'contactsAtMost'],
    ['field', 'order-template.name', 'templateName'],
    ['field', 'inland-depot.phone', 'gatePhone'],
    ['dictionary', 'weight-term', 'weighing-term'],
    ['form', 'sea-booking', 'sea-order'],
  ])('a %s leaves the documents as they were, under the new name', (kind, name, newName) => {
    editor.update(files)
    const result = editor.renameNamed(kind, name, newName)
    expect(result).toMatchObject({ ok: true })
    if (!result.ok) return
    editor.update(applyPlan(files, result))
    expect(editor.check()).toEqual([])
    const [holder, field] = name.split('.')
    const back = editor.renameNamed(kind, field === undefined ? newName : `${holder}.${newName}`, field ?? name)
    expect(back.ok && applyPlan(applyPlan(files, result), back).toSorted(byPath)).toEqual([...files].sort(byPath))
  })

  test('refuses a name that is taken, wrong or missing', () => {
    editor.update(files)
    expect(editor.renameNamed('limit', 'contactMax', 'remarkMax')).toEqual({ ok: false, reason: '名称“remarkMax”已存在' })
    expect(editor.renameNamed('limit', 'contactMax', 'two words')).toMatchObject({ ok: false })
    expect(editor.renameNamed('limit', 'nowhere', 'somewhere')).toEqual({ ok: false, reason: '找不到 limit “nowhere”' })
  })

  test('refuses the name of a document that another gives, and says which', () => {
    editor.update(files)
    const path = pathOf('entity', 'vacancy')
    const reason = `“search-vacancy”由${path}得出，没有自己的名称`
    expect(editor.renameNamed('operation', 'search-vacancy', 'find-vacancy')).toEqual({ ok: false, reason })
    expect(editor.renameNamed('page', 'desk-vacancy', 'desk-job')).toMatchObject({
      reason: expect.stringContaining('published-desk.pattern.json'),
    })
  })

  test('a field of stored records takes their values along, from the first name that they had', () => {
    editor.update(files)
    const path = pathOf('entity', 'inland-depot')
    const rename = (name: string, newName: string, before: readonly SourceFile[]) => {
      editor.update(before)
      const result = editor.renameNamed('field', `inland-depot.${name}`, newName)
      return result.ok ? applyPlan(before, result) : []
    }
    const existingIn = (documents: readonly SourceFile[]) =>
      JSON.parse(documents.find((file) => file.path === path)?.text ?? '{}').stored?.existing
    const once = rename('phone', 'gatePhone', files)
    expect(existingIn(once)).toEqual({ gatePhone: { renamedFrom: 'phone' } })
    expect(existingIn(rename('gatePhone', 'officePhone', once))).toEqual({ officePhone: { renamedFrom: 'phone' } })
    expect(existingIn(rename('address', 'street', once))).toEqual({
      gatePhone: { renamedFrom: 'phone' },
      street: { renamedFrom: 'address' },
    })
  })

  test('a code of stored records is replaced in them, and given back', () => {
    const path = pathOf('entity', 'inland-depot')
    const rename = (code: string, newCode: string, before: readonly SourceFile[]) => {
      editor.update(before)
      const result = editor.renameNamed('dictionary-row:depot-service', code, newCode)
      return result.ok ? applyPlan(before, result) : []
    }
    const storedIn = (documents: readonly SourceFile[]) => JSON.parse(documents.find((file) => file.path === path)?.text ?? '{}').stored
    const once = rename('barge', 'wharf', files)
    expect(storedIn(once).existing).toEqual({ services: { codes: { barge: 'wharf' } } })
    const twice = rename('wharf', 'quay', once)
    expect(storedIn(twice).existing).toEqual({ services: { codes: { barge: 'quay', wharf: 'quay' } } })
    expect(storedIn(rename('wharf', 'barge', once))).toEqual(storedIn(files))
  })

  test('refuses to rename a text that code uses', () => {
    editor.update(files)
    expect(editor.renameNamed('text', 'error.not-found', 'error.lost')).toMatchObject({ ok: false })
  })
})

function byPath(left: SourceFile, right: SourceFile): number {
  return left.path < right.path ? -1 : 1
}
