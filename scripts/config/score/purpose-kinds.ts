/** Documents that are valid but say something in vain, or something that people cannot tell apart. */
import { insertBefore, kind, type Splice, writeValue } from './edits.ts'
import { beside, type EditKind, memberOf, type Token, textOfNode } from './world.ts'

export const purposeKinds: readonly EditKind[] = [
  kind('control-misfit', 'a control that cannot show its field', isPlainSwitch, (token) =>
    insertBefore(token, 'widget', '"rows"', 'value', { words: ['rows', 'boolean'] }),
  ),
  kind('member-alone', 'a member without the one it belongs to', isPlainSwitch, (token) =>
    insertBefore(token, 'paste', 'true', 'name', { words: ['paste', 'rows'] }),
  ),
  kind(
    'field-not-shown',
    'a field of a form that no section shows',
    (token) => token.document.kind === 'form' && token.document.brand === undefined && /^properties\/\w+$/.test(token.trail),
    (token) => insertBefore(token, 'costCentre', '{ "type": "string" }', 'name', { words: ['costCentre'], mild: true }),
  ),
  kind(
    'unused-limit',
    'a limit that nothing uses',
    (token) => token.document.brand === undefined && /^limits\/\w+$/.test(token.trail),
    (token) => insertBefore(token, 'oldRowsMost', textOfNode(token.document, token.value), 'name', { words: ['oldRowsMost'], mild: true }),
  ),
  kind('label-copied', 'a choice with the label of the one before it', isLaterChoice, copyLabel),
  kind('comparison-of-numbers', 'a required field behind a comparison of two numbers', isRequiredField, (token) => {
    const splice = insertBefore(token, 'visible', '"1 == 2"', 'value', { words: ['1 == 2'] })
    return { ...splice, at: (splice.at ?? splice.from) + 1 }
  }),
  kind('own-visibility', 'a required field that appears once it is filled in', isRequiredField, (token) => {
    const name = token.trail.split('/')[1] ?? ''
    const splice = insertBefore(token, 'visible', `"has(form.${name})"`, 'value', { words: [name] })
    return { ...splice, at: (splice.at ?? splice.from) + 1 }
  }),
]

/** The type of a boolean field without a control. */
function isPlainSwitch({ document, name, value, trail, siblings }: Token): boolean {
  const isField = /^(?:entity|form)$/.test(document.kind) && document.brand === undefined && /^properties\/\w+\/type$/.test(trail)
  return isField && name === 'type' && value.value === 'boolean' && !siblings.some((other) => other.name === 'widget')
}

/** The label of a text that its form requires unconditionally. */
function isRequiredField(token: Token): boolean {
  const { document, trail } = token
  const [, name] = /^properties\/(\w+)\/label$/.exec(trail) ?? []
  if (document.kind !== 'form' || document.brand !== undefined || beside(token, 'type') || beside(token, 'items')) return false
  const isFree = !['visible', 'default', 'value', 'required'].some((member) => beside(token, member))
  return isFree && (memberOf(document.root, 'required')?.children ?? []).some((item) => item.value === name)
}

function isLaterChoice({ document, trail }: Token): boolean {
  return document.kind === 'dictionary' && document.brand === undefined && /^rows\/[1-9]\d*\/label$/.test(trail)
}

function copyLabel(token: Token): Splice | undefined {
  const rows = memberOf(token.document.root, 'rows')?.children ?? []
  const before = rows[Number(token.trail.split('/')[1]) - 1]
  const label = before && memberOf(before, 'label')
  if (!label || beside(token, 'when') || memberOf(before, 'when')) return undefined
  return writeValue(token, textOfNode(token.document, label), { mild: true })
}
