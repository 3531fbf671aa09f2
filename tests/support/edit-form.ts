/** A form document as an analyst edits it. */

type Item = string | { readonly name?: string; readonly id?: string }

interface FormDocument {
  fields: Item[]
  layout: { fields: (Item | Item[])[] }[]
}

/** The text of a form without a field that it names from the vocabulary: neither declared nor laid out, alone or in a row. */
export function withoutField(text: string, name: string): string {
  const form: FormDocument = JSON.parse(text)
  const isOther = (item: Item) => (typeof item === 'string' ? item : (item.name ?? item.id)) !== name
  form.fields = form.fields.filter(isOther)
  for (const section of form.layout) {
    const rows = section.fields.map((item) => (Array.isArray(item) ? item.filter(isOther) : item))
    section.fields = rows.filter((item) => (Array.isArray(item) ? item.length > 0 : isOther(item)))
  }
  return JSON.stringify(form, null, 2)
}
