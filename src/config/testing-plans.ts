/** Plans for tests of rendering and serving: small, and complete even if a test gives only some parts. */
import type { ActorKind, BrandPlan, FieldView, FormView, PublicBrand, Shell } from './compile/release.ts'

export function makeField(parts: Partial<FieldView> & Pick<FieldView, 'name'>): FieldView {
  return { type: 'string', widget: 'input', label: parts.name, required: false, rules: {}, ...parts }
}

export function makeFormView(parts: Partial<FormView>): FormView {
  return {
    id: 'form',
    renderer: 'formily',
    schema: {},
    fields: [],
    layout: [],
    rules: { validator: 'form', fields: {}, checks: [], messages: {} },
    validatorUrl: '/form.js',
    defaults: {},
    ...parts,
  }
}

/** A grid row that allows everyone not named. */
export function makeRow(parts: Partial<Readonly<Record<ActorKind, string>>> = {}): Readonly<Record<ActorKind, string>> {
  const open = {
    visitor: 'allow',
    registered: 'allow',
    pending: 'allow',
    member: 'allow',
    admin: 'allow',
    staff: 'allow',
    analyst: 'allow',
  }
  return { ...open, ...parts }
}

export function makeShell({ brand, ...parts }: Partial<Omit<Shell, 'brand'>> & { readonly brand?: Partial<PublicBrand> } = {}): Shell {
  return {
    release: 'r',
    language: 'en',
    routes: [],
    calls: {},
    texts: {},
    grid: {},
    purposes: {},
    limits: {},
    ...parts,
    brand: { ...publicBrand, ...brand },
  }
}

const publicBrand: PublicBrand = {
  id: 'one',
  name: 'One',
  legalName: 'One Ltd',
  claim: '',
  productCode: 'one',
  languages: ['zh', 'en'],
  languageNames: { zh: 'Zhongwen', en: 'English' },
  defaultLanguage: 'zh',
  baseCurrency: 'CNY',
  timeZone: 'UTC',
  theme: {},
  logo: '/brand/one/logo.svg',
  favicon: '/brand/one/icon.svg',
  home: 'home',
  navigation: [],
  workbench: [],
  footer: [],
  demo: [],
  oneRow: [],
  frame: 'full',
}

export function makeBrand(parts: Partial<BrandPlan>): BrandPlan {
  return {
    id: 'one',
    default: true,
    hosts: [],
    origin: null,
    documentPrefix: 'ON',
    productCode: 'one',
    languages: ['zh', 'en'],
    defaultLanguage: 'zh',
    baseCurrency: 'CNY',
    timeZone: 'UTC',
    shells: {},
    pages: {},
    sheets: {},
    exports: {},
    trees: {},
    operations: {},
    forms: {},
    validators: {},
    serverValidators: {},
    texts: {},
    documents: {},
    limits: {},
    contacts: {},
    address: null,
    frameOrigins: [],
    tokenSignIn: null,
    confine: null,
    without: { operations: [], pages: [] },
    ...parts,
  }
}
