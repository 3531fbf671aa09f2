/** Draws a document of a record: the brand's header, the parts, and a footer with the page number. */
import type { BrandPlan, Release, SheetPlan } from '#config'
import { evaluateExpression, formatText, holds, isObject, type JsonObject } from '#rules'
import { type FileAnswer, limitOf, pickWords } from '../../kernel/index.ts'
import { type ComposeOptions, composeParts, composeTitle, type Node, type Voice } from './compose.ts'
import { paperInk } from './layouts.ts'
import { fontName, makePdf, pageMark, pagesMark } from './make-pdf.ts'
import { cleanText, readField } from './values.ts'

export interface DrawSheetOptions {
  readonly brand: BrandPlan
  readonly release: Release
  /** Id of the sheet. */
  readonly sheet: string
  readonly record: JsonObject
  /** How to reach the brand; the first is printed. */
  readonly contacts: readonly JsonObject[]
  /** Language of the reader. */
  readonly language: string
  /** Default: as the document declares: all languages of the brand, or only the reader's. */
  readonly words?: SheetPlan['words'] | undefined
  readonly now: Date
  /** The current day in the brand's time zone. */
  readonly today: string
}

const pageSize = { A4: { pageSize: 'A4' }, 'A4-wide': { pageSize: 'A4', pageOrientation: 'landscape' } } as const
const margin = { side: 40, top: 92, bottom: 56 } as const
const millimetre = 72 / 25.4

/** The document as a PDF with real text. The record must not contain anything that the reader may not see. */
export async function drawSheet(options: DrawSheetOptions): Promise<FileAnswer> {
  const { brand, sheet, record, language, now, today } = options
  const plan = sheetIn(brand, sheet, language)
  const languages = [language, ...brand.languages.filter((other) => other !== language)]
  const spoken = (options.words ?? plan.words) === 'both' ? languages : [language]
  const [first = voiceOf(brand, sheet, language), ...others] = spoken.map((one) => voiceOf(brand, sheet, one))
  const composing: ComposeOptions = {
    voices: [first, ...others],
    record,
    holds: (condition) => condition === undefined || isMet(condition, { record, today, limits: brand.limits }),
    valueOf: (expression) => resultOf(expression, { record, today, limits: brand.limits }),
    mostRows: limitOf(brand, 'sheetRowsMax'),
  }
  const number = cleanText(String(readField(record, plan.number) ?? ''), 60)
  const shell = brand.shells[language]
  const bytes = await makePdf({
    ...pageSize[plan.paper],
    pageMargins: [margin.side, margin.top, margin.side, margin.bottom],
    defaultStyle: { font: fontName, fontSize: 9, color: paperInk.ink, lineHeight: 1.15 },
    language: language === 'zh' ? 'zh-CN' : language,
    info: {
      title: [plan.label, number].filter(Boolean).join(' '),
      author: shell?.brand.legalName ?? '',
      creationDate: now,
      modDate: now,
    },
    header: headOf(options, spoken),
    footer: footOf(first),
    content: [composeTitle(composing), ...composeParts(composing)],
  })
  return { name: `${[brand.productCode, number || sheet].join('-')}.pdf`, type: 'application/pdf', bytes }
}

function sheetIn(brand: BrandPlan, sheet: string, language: string): SheetPlan {
  const plan = brand.sheets[language]?.[sheet]
  if (!plan) throw new Error(`The release has no sheet ${sheet}`)
  return plan
}

function voiceOf(brand: BrandPlan, sheet: string, language: string): Voice {
  const plan = sheetIn(brand, sheet, language)
  const texts = brand.texts[language] ?? {}
  return {
    sheet: plan,
    writing: {
      language,
      timeZone: brand.timeZone,
      options: plan.options,
      text: (key, params = {}) => formatText(texts[key] ?? key, params, language),
      longest: limitOf(brand, 'sheetTextMax'),
    },
  }
}

function isMet(condition: string, scope: JsonObject): boolean {
  return holds(evaluateExpression(condition, scope))
}

function resultOf(expression: string | undefined, scope: JsonObject): unknown {
  const value = expression === undefined ? undefined : evaluateExpression(expression, scope)
  return value?.kind === 'value' ? value.value : undefined
}

/** Logo, name and contact details of the brand, on every page. */
function headOf({ brand, release, language, contacts }: DrawSheetOptions, languages: readonly string[]): Node {
  const names = [...new Set(languages.map((one) => brand.shells[one]?.brand.legalName ?? ''))]
  const [contact] = contacts
  const address = contacts.find((one) => isObject(one.address))?.address ?? brand.address
  const places = [...new Set(languages.map((one) => pickWords(address, { brand, language: one })))].filter(Boolean)
  const reached = [contact?.phone, contact?.email].filter((way) => typeof way === 'string').join('  ')
  const logo = logoOf(brand, release, language)
  return {
    margin: [margin.side, 28, margin.side, 0],
    columns: [
      { width: 60 * millimetre, stack: [logo] },
      {
        width: '*',
        alignment: 'right',
        stack: [
          { text: names.join('  '), bold: true, fontSize: 9 },
          ...[...places, reached].filter(Boolean).map((text) => ({ text, fontSize: 7.5, color: paperInk.quiet })),
        ],
      },
    ],
  }
}

/** The logo as a vector (SVG) or bitmap image, else the name. */
function logoOf(brand: BrandPlan, { assets }: Release, language: string): Node {
  const brandShell = brand.shells[language]?.brand
  const file = assets[(brandShell?.logo ?? '').replace(/^\/brand\//, '')]
  const fit = [50 * millimetre, 11 * millimetre]
  if (file?.type === 'image/svg+xml') return { svg: Buffer.from(file.base64, 'base64').toString('utf8'), font: fontName, fit }
  if (file?.type === 'image/png' || file?.type === 'image/jpeg') return { image: `data:${file.type};base64,${file.base64}`, fit }
  return { text: brandShell?.name ?? '', fontSize: 16, bold: true }
}

function footOf({ sheet }: Voice): Node {
  return {
    margin: [margin.side, 16, margin.side, 0],
    fontSize: 7.5,
    color: paperInk.quiet,
    columns: [
      { width: '*', text: sheet.foot ?? '' },
      { width: 'auto', text: `${pageMark} / ${pagesMark}`, alignment: 'right' },
    ],
  }
}
