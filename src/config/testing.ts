/** A portal of a few documents, whole and without a fault, for tests to break in one place. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Facts } from './check/facts.ts'
import { type Checker, createChecker } from './check.ts'
import type { SourceFile } from './documents.ts'
import type { Finding } from './finding.ts'
import { readDocuments } from './read-documents.ts'
import { markChecked, type ReleaseParts, type ReleaseSource, toReleaseSource } from './stages.ts'
import { haulage } from './testing-tariffs.ts'

const word = (en: string) => ({ zh: `${en} (zh)`, en })

const documents: Readonly<Record<string, unknown>> = {
  'schemas/routes/main.json': {
    $schema: '../meta/routes.json',
    title: 'Main',
    routes: [
      { id: 'home', path: '/', home: true },
      { id: 'rates', path: '/rates', page: 'rates', grid: 'public' },
      { id: 'order', path: '/orders/{orderId}', page: 'order' },
      { id: 'old', path: '/old', redirect: 'rates' },
    ],
  },
  'schemas/pages/start.json': {
    $schema: '../meta/page.json',
    title: 'Start',
    label: word('Start'),
    blocks: [
      { id: 'top', block: 'hero', label: word('Welcome'), image: 'logo.svg' },
      { id: 'ways', block: 'cards', items: [{ id: 'rates', label: word('Rates'), icon: 'ship', link: { route: 'rates' } }] },
    ],
  },
  'schemas/pages/not-found.json': { $schema: '../meta/page.json', title: 'Not found', label: { text: 'common.missing' }, blocks: [] },
  'schemas/pages/rates.json': {
    $schema: '../meta/page.json',
    title: 'Rates',
    label: word('Rates'),
    blocks: [
      { id: 'search', block: 'search', form: 'search' },
      { id: 'list', block: 'list', list: 'rates', input: { pol: 'query.pol' }, when: 'has(query.pol)' },
    ],
  },
  'schemas/pages/order.json': {
    $schema: '../meta/page.json',
    title: 'Order',
    label: word('Order'),
    record: { operation: 'read-order', input: { orderId: 'route.orderId' } },
    blocks: [
      { id: 'head', block: 'summary', of: 'record', entity: 'order', name: { id: 'orderId' }, state: { id: 'state', display: 'chip' } },
      {
        id: 'moves',
        block: 'actions',
        life: 'order',
        actions: [
          {
            id: 'cancel',
            label: word('Cancel'),
            operation: 'cancel-order',
            input: { orderId: 'record.orderId' },
            form: 'cancel',
            event: 'cancel',
            visible: "record.state == 'open' && session.signedIn",
          },
        ],
      },
    ],
  },
  'schemas/forms/sign-in.json': {
    $schema: '../meta/form.json',
    title: 'Sign in',
    properties: { account: { type: 'string', minLength: 1, maxLength: { $limit: 'nameMax' } } },
    required: ['account'],
    layout: [{ id: 'main', fields: [{ id: 'account' }] }],
  },
  'schemas/forms/search.json': {
    $schema: '../meta/form.json',
    title: 'Search',
    properties: {
      pol: { type: 'string', reference: 'port', label: word('From') },
      boxes: {
        type: 'array',
        uniqueBy: 'box',
        items: {
          type: 'object',
          properties: {
            box: { type: 'string', dictionary: 'box', default: '20GP' },
            count: { type: 'integer', minimum: 1, maximum: 9, visible: "row.box == '20GP'" },
          },
          required: ['box'],
        },
      },
      weight: { type: 'string', format: 'decimal', scale: 3, above: '0', atMost: '99' },
      code: {
        type: 'string',
        pattern: '^[a-z]+(-[a-z]+)*$',
        hint: { zh: 'Most characters: {$nameMax}', en: 'At most {$nameMax} characters' },
      },
    },
    required: ['pol'],
    rules: [{ id: 'some', assert: 'has(form.weight) || has(form.code)', at: 'weight', message: 'common.missing' }],
    layout: [
      { id: 'lane', fields: [{ id: 'pol' }, { id: 'boxes' }] },
      { id: 'more', fields: [{ id: 'weight' }, { id: 'code' }] },
    ],
  },
  'schemas/forms/cancel.json': {
    $schema: '../meta/form.json',
    title: 'Cancel',
    properties: { reason: { type: 'string', maxLength: 200 } },
    layout: [{ id: 'main', fields: [{ id: 'reason' }] }],
  },
  'schemas/lists/rates.json': {
    $schema: '../meta/list.json',
    title: 'Rates',
    source: 'query-rates',
    rowKey: 'rateId',
    columns: [
      { id: 'rateId' },
      { id: 'lane', field: 'pol', label: word('Lane') },
      { id: 'lines', display: 'table', columns: [{ id: 'fee' }, { id: 'amount', display: 'decimal' }] },
    ],
    filters: [{ id: 'pol', input: 'pol' }],
    actions: [{ id: 'open', label: word('Open'), link: { route: 'order', params: { orderId: 'row.rateId' } } }],
  },
  'schemas/entities/rate.json': {
    $schema: '../meta/entity.json',
    title: 'Rate',
    description: 'A price for a lane.',
    properties: {
      rateId: { type: 'string', format: 'id', policy: 'public' },
      pol: { type: 'string', reference: 'port', policy: 'public' },
      lines: { type: 'array', entity: 'line', policy: 'public' },
    },
    required: ['rateId', 'pol'],
    examples: [{ rateId: 'r1', pol: 'CNNGB' }],
  },
  'schemas/entities/line.json': {
    $schema: '../meta/entity.json',
    title: 'Line',
    description: 'A fee of a rate.',
    properties: { fee: { type: 'string', policy: 'public' }, amount: { type: 'string', format: 'decimal', policy: 'public' } },
  },
  'schemas/entities/order.json': {
    $schema: '../meta/entity.json',
    title: 'Order',
    description: 'What a customer ordered.',
    properties: { orderId: { type: 'string', policy: 'public' }, state: { type: 'string', dictionary: 'state', policy: 'public' } },
    required: ['orderId', 'state'],
  },
  'schemas/operations/query-rates.json': {
    $schema: '../meta/operation.json',
    title: 'Query rates',
    description: 'Rates of a lane.',
    method: 'GET',
    path: '/api/rates',
    grid: 'public',
    input: { properties: { pol: { type: 'string', reference: 'port' } } },
    output: { entity: 'rate', rows: true },
  },
  'schemas/operations/read-order.json': {
    $schema: '../meta/operation.json',
    title: 'Read an order',
    description: 'One order.',
    method: 'GET',
    path: '/api/orders/{orderId}',
    grid: 'public',
    input: { properties: { orderId: { type: 'string' } }, required: ['orderId'] },
    output: { entity: 'order' },
  },
  'schemas/operations/cancel-order.json': {
    $schema: '../meta/operation.json',
    title: 'Cancel an order',
    description: 'Ends it.',
    method: 'POST',
    path: '/api/orders/{orderId}/cancel',
    grid: 'public',
    input: { form: 'cancel', properties: { orderId: { type: 'string' } }, required: ['orderId'] },
    output: { entity: 'order', only: ['state'] },
    errors: ['error.closed'],
  },
  'schemas/permissions/grid.json': {
    $schema: '../meta/grid.json',
    title: 'Grid',
    rows: [
      {
        id: 'public',
        label: 'Everyone',
        cells: {
          visitor: 'allow',
          registered: 'allow',
          pending: 'allow',
          member: 'allow',
          admin: 'allow',
          staff: 'allow',
          analyst: 'allow',
        },
      },
    ],
  },
  'schemas/limits/main.json': {
    $schema: '../meta/limits.json',
    title: 'Limits',
    limits: { nameMax: { value: 10, unit: 'characters', description: 'Longest name.', source: 'assumed', least: 2, most: 40 } },
  },
  'schemas/dictionaries/state.json': {
    $schema: '../meta/dictionary.json',
    title: 'States',
    life: 'order',
    rows: [
      { id: 'open', label: word('Open') },
      { id: 'done', label: word('Done') },
    ],
  },
  'schemas/dictionaries/box.json': {
    $schema: '../meta/dictionary.json',
    title: 'Boxes',
    rows: [
      { id: '20GP', label: word('20 foot') },
      { id: '40HQ', label: word('40 foot high') },
    ],
  },
  'schemas/dictionaries/container-type.json': {
    $schema: '../meta/dictionary.json',
    title: 'Boxes',
    rows: [{ id: '20GP', label: word('20 foot') }],
  },
  'schemas/dictionaries/service-type.json': {
    $schema: '../meta/dictionary.json',
    title: 'Services',
    rows: [{ id: 'sea', label: word('Sea') }],
  },
  'schemas/dictionaries/fee-basis.json': {
    $schema: '../meta/dictionary.json',
    title: 'Units',
    rows: ['per-box', 'per-bill', 'per-hour', 'per-tonne', 'percent', 'flat'].map((id) => ({ id, label: word(id) })),
  },
  'schemas/dictionaries/fee-group.json': {
    $schema: '../meta/dictionary.json',
    title: 'Groups',
    rows: [{ id: 'origin', label: word('Origin') }],
  },
  'schemas/dictionaries/currency.json': {
    $schema: '../meta/dictionary.json',
    title: 'Currencies',
    rows: [{ id: 'CNY', label: word('Yuan'), decimals: 2 }],
  },
  'schemas/reference/port.json': {
    $schema: '../meta/reference.json',
    title: 'Ports',
    rows: [
      { id: 'CNNGB', label: word('Ningbo'), aliases: ['CNNBO'] },
      { id: 'CNSHA', label: word('Shanghai') },
    ],
  },
  'schemas/reference/quay.json': {
    $schema: '../meta/reference.json',
    title: 'Quays',
    entity: 'quay',
    rows: [
      { id: 'west', label: word('West'), facts: { depth: '12.5', about: word('Deep') } },
      { id: 'east', label: word('East'), parent: 'CNNGB', facts: { depth: '9', boxes: ['20GP'] } },
    ],
  },
  'schemas/entities/quay.json': {
    $schema: '../meta/entity.json',
    title: 'Quay',
    description: 'Where ships lie.',
    properties: {
      id: { type: 'string', policy: 'public' },
      name: { type: 'string', maxLength: 20, policy: 'public' },
      parent: { type: 'string', reference: 'port', policy: 'public' },
      depth: { type: 'string', format: 'decimal', policy: 'public' },
      about: { type: 'string', maxLength: 20, policy: 'public' },
      boxes: { type: 'array', dictionary: 'box', policy: 'public' },
    },
    required: ['id', 'name', 'depth'],
  },
  'schemas/tariffs/local.json': {
    $schema: '../meta/tariff.json',
    title: 'Local charges',
    applies: { service: 'sea', pol: ['CNNGB'], from: '2026-01-01', to: '2026-12-31' },
    lines: [{ id: 'doc', label: word('Documents'), basis: 'per-bill', currency: 'CNY', price: '450.00', source: 'assumed' }],
  },
  ...haulage,
  'schemas/texts/common.json': {
    $schema: '../meta/texts.json',
    title: 'Texts',
    texts: {
      'common.missing': word('There is nothing here.'),
      'common.greeting': {
        zh: '{name}: {count}',
        en: { one: 'Hello {name}, you have one order', other: 'Hello {name}, you have {count} orders' },
      },
      'error.closed': word('The order is closed.'),
    },
  },
  'brands/first/brand.json': {
    $schema: '../../schemas/meta/brand.json',
    default: true,
    name: word('First'),
    legalName: word('First Limited'),
    productCode: 'first',
    documentPrefix: 'FI',
    hosts: ['first.example'],
    languages: ['zh', 'en'],
    defaultLanguage: 'zh',
    baseCurrency: 'CNY',
    theme: { accent: '#112233', ink: '#000000', canvas: '#ffffff' },
    logo: 'logo.svg',
    favicon: 'logo.svg',
    home: 'start',
    routeGroups: ['main'],
    navigation: [{ id: 'rates', label: word('Rates'), link: { route: 'rates' } }],
  },
  'brands/second/brand.json': {
    $schema: '../../schemas/meta/brand.json',
    extends: 'first',
    name: word('Second'),
    legalName: word('Second Limited'),
    productCode: 'second',
    documentPrefix: 'SE',
    logo: 'logo.svg',
    favicon: 'logo.svg',
    hosts: ['second.example'],
    navigation: [{ id: 'home', $add: true, $before: 'rates', label: word('Home'), link: { route: 'home' } }],
  },
  'brands/second/schemas/limits/main.json': {
    $schema: '../../../../schemas/meta/limits.json',
    limits: { nameMax: { value: 20 } },
  },
}

/** Parts of a release for tests of the compiler, which make their own. Nothing has checked them. */
export function sourceOf(parts: ReleaseParts): ReleaseSource {
  return toReleaseSource(markChecked([], readDocuments([]), 'passed elsewhere'), parts)
}

/** Files of the world by path, two blanks an indent, as the shipped ones are. */
export function readSmallWorld(): Map<string, SourceFile> {
  smallWorld ??= readFiles()
  return new Map(smallWorld)
}

let smallWorld: ReadonlyMap<string, SourceFile> | undefined

function readFiles(): Map<string, SourceFile> {
  const files = new Map<string, SourceFile>()
  const meta = new URL('../../schemas/meta/', import.meta.url)
  for (const name of readdirSync(meta, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue
    const path = `schemas/meta/${name.replaceAll('\\', '/')}`
    files.set(path, { path, text: readFileSync(new URL(name, meta), 'utf8') })
  }
  for (const [path, document] of Object.entries(documents)) files.set(path, { path, text: `${JSON.stringify(document, null, 2)}\n` })
  for (const brand of ['first', 'second']) {
    const path = `brands/${brand}/logo.svg`
    files.set(path, { path, bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') })
  }
  return files
}

let smallChecker: Checker | undefined

/** What the check says of an edited copy of the small world; the checker is shared, as its memory changes no answer. */
export function checkSmall(files: Iterable<SourceFile>): Finding[] {
  smallChecker ??= createChecker(smallFacts)
  return smallChecker.check([...files])
}

export const smallFacts: Facts = {
  pages: ['not-found'],
  events: ['cancel', 'close'],
  states: { order: ['open', 'done'] },
  texts: ['error.closed'],
  textBeginnings: ['common.greeting'],
  formats: {},
}
