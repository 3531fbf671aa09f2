/** A small form for the tests of this folder: a list, a computed field, choices and a condition. */
import type { FieldView, FormView } from '#config'

const leaf = { type: 'string', widget: 'input', required: false, rules: {} } as const satisfies Partial<FieldView>

export function makeForm(given: Partial<FormView> = {}): FormView {
  const fields: readonly FieldView[] = [
    { ...leaf, name: 'pol', label: 'Loading', widget: 'select', optionsOf: 'reference:port', required: true },
    { ...leaf, name: 'terminal', label: 'Terminal', widget: 'select', optionsOf: 'reference:terminal', rules: { options: 'form.pol' } },
    {
      ...leaf,
      name: 'boxes',
      label: 'Boxes',
      type: 'array',
      widget: 'rows',
      required: true,
      fields: [
        { ...leaf, name: 'kind', label: 'Kind', required: true },
        { ...leaf, name: 'count', label: 'Count', type: 'integer', widget: 'integer', required: true },
        { ...leaf, name: 'setting', label: 'Setting', rules: { visible: 'row.kind == "reefer"' } },
      ],
    },
    { ...leaf, name: 'weight', label: 'Weight', widget: 'decimal', format: 'decimal', unit: 'KGS', hint: 'Gross' },
    { ...leaf, name: 'unit', label: 'Unit', rules: { required: 'has(form.weight)' } },
    { ...leaf, name: 'double', label: 'Double', widget: 'readonly', rules: { value: 'dec(form.weight) + dec(form.weight)' } },
    {
      ...leaf,
      name: 'address',
      label: 'Address',
      type: 'object',
      widget: 'group',
      fields: [{ ...leaf, name: 'city', label: 'City' }],
    },
    { ...leaf, name: 'secret', label: 'Secret', widget: 'password' },
  ]
  return {
    id: 'example',
    renderer: 'formily',
    schema: {
      type: 'object',
      properties: {
        pol: { type: 'string' },
        terminal: { type: 'string' },
        boxes: {
          type: 'array',
          minItems: 1,
          uniqueBy: 'kind',
          items: {
            type: 'object',
            properties: { kind: { type: 'string' }, count: { type: 'integer' }, setting: { type: 'string' } },
            required: ['kind', 'count'],
          },
        },
        weight: { type: 'string' },
        unit: { type: 'string' },
        double: { type: 'string' },
        address: { type: 'object', properties: { city: { type: 'string' } } },
        secret: { type: 'string' },
      },
      required: ['pol', 'boxes'],
    },
    fields,
    layout: [{ id: 'all', columns: 2, fields: fields.map((field) => ({ id: field.name, span: 1 })) }],
    rules: {
      validator: 'form:example',
      fields: {
        terminal: { options: 'form.pol' },
        'boxes.setting': { visible: 'row.kind == "reefer"' },
        unit: { required: 'has(form.weight)' },
        double: { value: 'dec(form.weight) + dec(form.weight)' },
      },
      checks: [],
      messages: {},
    },
    validatorUrl: '/example.js',
    defaults: { boxes: [{ kind: 'dry', count: 1 }] },
    ...given,
  }
}

export const options = {
  'reference:port': [
    { value: 'CNNGB', label: 'Ningbo' },
    { value: 'CNSHA', label: 'Shanghai' },
  ],
  'reference:terminal': [
    { value: 'BLCT', label: 'Beilun', parent: 'CNNGB' },
    { value: 'WGQ', label: 'Waigaoqiao', parent: 'CNSHA' },
  ],
}
