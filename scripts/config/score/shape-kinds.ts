/** Valid JSON that does not match its schema. */
import { insertBefore, kind, misspell, type Splice, spliceSite, takeOut, writeName, writeValue } from './edits.ts'
import { type Document, type EditKind, endOf, type Token, type World } from './world.ts'

export const shapeKinds: readonly EditKind[] = [
  kind('unknown-property', 'a misspelt property', isWord, (token, { random }) => {
    const name = misspell(token.name, random, (slip) => words.has(slip))
    return name === undefined ? undefined : writeName(token, name, { words: [name], nearest: token.name })
  }),
  kind('invented-property', 'a property that does not exist', isWord, (token) =>
    insertBefore(token, 'behaviour', '"calm"', 'name', { words: ['behaviour'] }),
  ),
  kind('old-property', 'a property of another schema dialect', isWord, (token) =>
    insertBefore(token, 'x-component', '"Input"', 'name', { words: ['x-component'] }),
  ),
  kind('missing-property', 'a missing required property', isRequired, (token) => takeOut(token, { words: [token.name] })),
  kind('number-as-string', 'a number in quotes', isTyped('number'), (token) =>
    writeValue(token, JSON.stringify(String(token.value.value))),
  ),
  kind('string-as-number', 'a number instead of a string', isSentence, (token) => writeValue(token, '12', { words: ['12'] })),
  kind('boolean-as-string', '"true" instead of true', isTyped('boolean'), (token) =>
    writeValue(token, JSON.stringify(String(token.value.value))),
  ),
  kind('null', 'null instead of a required value', isFixed, (token) => writeValue(token, 'null')),
  kind('list-for-object', 'a list instead of an object', isShape('object'), (token) => writeValue(token, '[]')),
  kind('object-for-list', 'an object instead of a list', isShape('array'), (token) => writeValue(token, '{ "id": "one" }')),
  kind('string-for-list', 'a string instead of a list', isShape('array'), (token) => writeValue(token, '"one, two"')),
  kind('wrong-choice', 'a word that is not one of the choices', isChoice, (token) =>
    writeValue(token, '"whatever"', { words: ['whatever', ...allowedBeside(token)] }),
  ),
  kind('wrong-case', 'a choice in capital letters', isChoice, (token) => {
    const word = String(token.value.value)
    const other = word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase()
    return writeValue(token, JSON.stringify(other), { words: [other], nearest: word })
  }),
  kind('misspelt-choice', 'a misspelt choice', isChoice, misspellWord),
  kind('misspelt-widget', 'a misspelt widget', named('widget'), misspellWord),
  kind('misspelt-type', 'a misspelt type', (token) => token.name === 'type' && isField(token), misspellWord),
  kind('misspelt-block', 'a misspelt block', named('block'), misspellWord),
  kind('misspelt-format', 'a misspelt format', named('format'), misspellWord),
  kind('wrong-schema', 'the schema of a different kind', isSchemaName, (token) =>
    writeValue(token, JSON.stringify(String(token.value.value).replace(/[\w-]+\.json$/, 'nothing.json'))),
  ),
  kind('newer-schema', 'a schema of a version that does not exist', isSchemaName, (token) =>
    writeValue(token, JSON.stringify(String(token.value.value).replace('.json', '.v2.json'))),
  ),
  kind('no-schema', 'a missing $schema', isSharedSchemaName, (token) => takeOut(token, { words: ['$schema'] })),
  whole('object-without-anything', 'an empty object', ({ text }) => ({ from: 0, to: text.length, text: '{}\n' })),
  kind('huge-number', 'a number too large to store', isTyped('number'), (token) => writeValue(token, '1e400', { words: ['1e400'] })),
  kind('minus-zero', 'minus zero', isTyped('number'), (token) => writeValue(token, '-0')),
  kind('float-literal', 'a number with too many digits to store', isTyped('number'), (token) =>
    writeValue(token, '0.10000000000000000055'),
  ),
  kind('exponent', 'a number with an exponent', isTyped('number'), (token) => writeValue(token, '1e1')),
  kind('fraction', 'a fraction instead of a whole number', isTyped('number'), (token) => writeValue(token, '2.5', { words: ['2.5'] })),
  kind('out-of-range', 'a number out of range', isBounded, (token) => writeValue(token, '-7', { words: ['-7'] })),
  kind('repeated-item', 'a duplicate in a list of unique items', isListedOnce, (token) => ({
    from: endOf(token.value),
    to: endOf(token.value),
    text: `, ${JSON.stringify(token.value.value)}`,
    at: endOf(token.value) + 2,
  })),
  kind('empty-list', 'a list without its required item', isNeededList, (token) => writeValue(token, '[]')),
  kind('wrong-colour', 'an invalid colour', isColour, (token) => writeValue(token, '"teal"', { words: ['teal'] })),
  kind(
    'wrong-product-code',
    'a product code with a space',
    (token) => token.name === 'productCode',
    (token) => writeValue(token, '"Quay Side"'),
  ),
  kind(
    'wrong-prefix',
    'a lower-case document prefix',
    (token) => token.name === 'documentPrefix',
    (token) => writeValue(token, '"qs1"'),
  ),
  kind(
    'wrong-host',
    'an invalid host name',
    (token) => /^hosts\/\d+$/.test(token.trail),
    (token) => writeValue(token, '"https://portal.example/"'),
  ),
  kind(
    'wrong-path',
    'an address without a leading slash',
    (token) => token.document.kind === 'routes' && token.name === 'path',
    (token) => writeValue(token, JSON.stringify(String(token.value.value).slice(1))),
  ),
  kind('reference-out-of-document', 'a $ref to a file outside the documents', isLooseObject, (token) =>
    insertBefore(token, '$ref', '"../../../etc/passwd"', 'name', { words: ['$ref'] }),
  ),
  language('remote-reference', 'a $ref to another host', '"https://elsewhere.example/field.json"'),
  language('escaping-reference', 'a $ref to a file outside the language', '"../../../package.json"'),
  language('lost-reference', 'a broken $ref', '"nothing.json"'),
]

/** Keywords of the language, excluding the free names of maps. */
const words = new Set(
  'title description label type format pattern widget properties required layout rules blocks block columns source rowKey display field second items fields tone icon link route operation input output grid method path entity rows enum minimum maximum minLength maxLength minItems maxItems scale dictionary reference policy index unit lines basis currency price prices applies routes page home hosts languages theme navigation footer contacts value least most states'.split(
    ' ',
  ),
)
const choices: Readonly<Record<string, readonly string[]>> = {
  method: ['GET', 'POST'],
  tone: ['primary', 'plain'],
  width: ['text', 'page', 'wide'],
  basis: ['per-box', 'per-bill'],
  defaultLanguage: ['zh', 'en'],
  render: ['server', 'browser'],
  display: [],
  look: [],
  onLoggedOut: ['dialog', 'home'],
}
const looseNames =
  /(?:^|\/)(?:properties|texts|limits|prices|input|params|query|values|cells|messages|sendLive|send|examples|default|people|companies|lanes)(?:\/[^/]+)?$/

function whole(id: string, what: string, make: (document: Document) => Splice): EditKind {
  const sites = (world: World) =>
    world.documents
      .filter((document) => document.kind !== 'meta' && isWhole(document))
      .map((document) => spliceSite(world, document, () => make(document)))
  return { id, what, sites }
}

/** An invalid reference within the schema language itself. */
function language(id: string, what: string, target: string): EditKind {
  const sites = (world: World) =>
    world.documents
      .filter(({ path }) => /^schemas\/meta\/(?:field|list|form|link|entity|operation|block|text)\.json$/.test(path))
      .flatMap((document) => {
        const at = document.text.indexOf('"$ref"')
        const from = document.text.indexOf('"', at + 6 + 1)
        const to = document.text.indexOf('"', from + 1) + 1
        return at < 0 ? [] : [spliceSite(world, document, () => ({ from, to, text: target, words: [target.slice(1, -1)] }))]
      })
  return { id, what, sites }
}

function misspellWord(token: Token, { random }: World): Splice | undefined {
  const word = String(token.value.value)
  const slip = misspell(word, random, () => false)
  return slip === undefined ? undefined : writeValue(token, JSON.stringify(slip), { words: [slip], nearest: word })
}

function allowedBeside({ name }: Token): readonly string[] {
  return choices[name] ?? []
}

/** A member whose name is a keyword of the language. */
function isWord({ document, key, name, trail }: Token): boolean {
  return key !== undefined && words.has(name) && document.kind !== 'demo' && !isFreelyNamed(trail)
}

/** Whether the names beside the member are those of a map, or of an example. */
function isFreelyNamed(trail: string): boolean {
  const parent = trail.slice(0, Math.max(0, trail.lastIndexOf('/')))
  return looseNames.test(`/${parent}`) || parent.includes('examples')
}

function isRequired(token: Token): boolean {
  const { name, trail, document } = token
  if (document.brand !== undefined && document.kind !== 'brand') return false
  if (
    /^(?:title|rows|blocks|source|columns|rowKey|hosts|productCode|theme)$/.test(trail) &&
    document.kind !== 'demo' &&
    !/^grid$/.test(document.kind)
  )
    return trail !== 'source' || document.kind === 'list'
  if (name === 'block') return true
  if (/^(?:properties\/\w+\/type|lines\/\d+\/(?:basis|currency)|routes\/\d+\/path|limits\/\w+\/unit)$/.test(trail)) return true
  return name === 'en' && token.siblings.length === 2
}

function isTyped(type: 'number' | 'boolean'): (token: Token) => boolean {
  return ({ value, document, trail }) =>
    value.type === type && document.kind !== 'demo' && !/examples|default|value$|least$|most$|const$|enum/.test(trail)
}

function isSentence({ name, value, document, trail }: Token): boolean {
  return (
    ['title', 'description', 'zh', 'en', 'source'].includes(name) &&
    value.type === 'string' &&
    document.kind !== 'demo' &&
    !/examples|properties\/(?:title|description|source)$/.test(trail)
  )
}

/** null is not allowed in shared documents; a brand uses it to remove members. */
function isFixed({ document, trail, key }: Token): boolean {
  return document.brand === undefined && document.kind !== 'demo' && key !== undefined && !/examples|default/.test(trail)
}

function isShape(type: 'object' | 'array'): (token: Token) => boolean {
  return ({ value, document, trail, name }) =>
    value.type === type &&
    document.kind !== 'demo' &&
    document.brand === undefined &&
    !/examples|default/.test(trail) &&
    name !== 'required'
}

function isChoice({ name, value, document, trail }: Token): boolean {
  return name in choices && value.type === 'string' && document.kind !== 'demo' && !/^(?:properties|texts)\/|examples|rows/.test(trail)
}

function named(name: string): (token: Token) => boolean {
  return (token) =>
    token.name === name && token.value.type === 'string' && !/examples/.test(token.trail) && !/properties\/\w+$/.test(token.trail)
}

function isField({ trail, document }: Token): boolean {
  return /properties\/\w+\/type$/.test(trail) && /^(?:entity|form|operation)$/.test(document.kind) && document.brand === undefined
}

/** A brand's override takes its schema from the base document. */
function isSharedSchemaName(token: Token): boolean {
  return isSchemaName(token) && isWhole(token.document)
}

function isWhole({ brand, kind: documentKind }: Document): boolean {
  return brand === undefined || documentKind === 'brand'
}

function isSchemaName({ trail }: Token): boolean {
  return trail === '$schema'
}

function isBounded({ name, value, document }: Token): boolean {
  return value.type === 'number' && ['width', 'span', 'radius', 'decimals', 'columns'].includes(name) && document.kind !== 'demo'
}

function isListedOnce({ trail, value }: Token): boolean {
  return value.type === 'string' && /^(?:hosts|languages|routeGroups|required)\/\d+$|\/enum\/\d+$/.test(trail)
}

function isNeededList({ trail, document }: Token): boolean {
  return (
    (document.kind === 'list' && trail === 'columns') || trail === 'languages' || /\/enum$/.test(trail) || /upload\/accept$/.test(trail)
  )
}

function isColour({ trail, value }: Token): boolean {
  return /^theme\//.test(trail) && /^#/.test(String(value.value))
}

function isLooseObject({ trail, key, document }: Token): boolean {
  return key !== undefined && document.kind !== 'demo' && (trail === 'title' || (/\/type$/.test(trail) && !isFreelyNamed(trail)))
}
