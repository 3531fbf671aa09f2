/** Two neutral forms that every peer draws: S like a sea booking, L with 300 fields. Deterministic, so that runs are comparable. */

export interface NeutralField {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'number' | 'select' | 'date' | 'checkbox'
  readonly required: boolean
  readonly maxLength?: number
  /** Number of choices of a select. */
  readonly choices?: number
}

export interface NeutralForm {
  readonly id: 'S' | 'L'
  readonly fields: readonly NeutralField[]
  /** The text field that is typed into. */
  readonly key: string
}

const booking: readonly [string, NeutralField['type'], boolean, number?][] = [
  ['pol', 'select', true, 50],
  ['pod', 'select', true, 200],
  ['carrier', 'select', true, 20],
  ['etd', 'date', true],
  ['boxType', 'select', true, 12],
  ['boxes', 'number', true],
  ['paymentTerm', 'select', true, 2],
  ['goodsName', 'text', true],
  ['goodsWeight', 'number', true],
  ['goodsValue', 'number', false],
  ['contact', 'text', true],
  ['mobile', 'text', true],
  ['e-mail', 'text', false],
  ['dangerous', 'checkbox', false],
  ['remark', 'text', false],
]

const kinds: readonly [NeutralField['type'], number][] = [
  ['text', 120],
  ['number', 60],
  ['select', 60],
  ['date', 30],
  ['checkbox', 30],
]

function fieldOf(name: string, type: NeutralField['type'], required: boolean, choices = 20): NeutralField {
  return {
    name,
    label: `Field ${name}`,
    type,
    required,
    ...(type === 'text' ? { maxLength: 60 } : {}),
    ...(type === 'select' ? { choices } : {}),
  }
}

export const forms: readonly NeutralForm[] = [
  {
    id: 'S',
    key: 'goodsName',
    fields: booking.map(([name, type, required, choices]) => fieldOf(name.replace('-', ''), type, required, choices)),
  },
  {
    id: 'L',
    key: 'text60',
    fields: kinds.flatMap(([type, count]) =>
      Array.from({ length: count }, (_, index) => fieldOf(`${type}${index}`, type, type !== 'checkbox' && index % 2 === 0)),
    ),
  },
]

/** Value and label of each choice. */
export function choicesOf(count: number): readonly { readonly value: string; readonly label: string }[] {
  return Array.from({ length: count }, (_, index) => ({ value: `c${index}`, label: `Choice ${index}` }))
}
