import { describe, expect, it } from 'vitest'
import { packZip } from './write-zip.ts'
import { openXlsx } from './xlsx.ts'

interface Tab {
  readonly name: string
  /** Attributes of its element in the workbook. */
  readonly state?: string
  readonly rows: string
  /** Elements before and after its rows. */
  readonly before?: string
  readonly after?: string
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const row = (text: string, attributes = '') => `<row${attributes}>${cell(text)}</row>`
/** Formatted, but empty. */
const emptyRow = '<row><c s="1"/></row>'

async function open(tabs: readonly Tab[], styles?: string) {
  const sheets = tabs.map(({ name, state = '' }, at) => `<sheet name="${name}" sheetId="${at + 1}"${state} r:id="r${at}"/>`)
  const relations = tabs.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`)
  const parts = [
    { name: 'xl/workbook.xml', text: `<workbook><sheets>${sheets.join('')}</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', text: `<Relationships>${relations.join('')}</Relationships>` },
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', text: styles }]),
    ...tabs.map(({ rows: tabRows, before = '', after = '' }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      text: `<worksheet>${before}<sheetData>${tabRows}</sheetData>${after}</worksheet>`,
    })),
  ]
  const chunks: Uint8Array[] = []
  for await (const chunk of packZip(parts)) chunks.push(chunk)
  const sheet = await openXlsx(Buffer.concat(chunks))
  const rows: [string, boolean][] = []
  const kinds: (string | undefined)[] = []
  const units: (string | undefined)[] = []
  for await (const { row: sheetRow } of sheet.rows) {
    rows.push([sheetRow.cells.get(0)?.text ?? '', sheetRow.isHidden === true])
    kinds.push(sheetRow.cells.get(0)?.kind)
    units.push(sheetRow.cells.get(0)?.unit)
  }
  return { name: sheet.name, others: sheet.others, hiddenColumns: sheet.hiddenColumns, rows, kinds, units }
}

describe('a workbook', () => {
  it('tells which rows are hidden', async () => {
    const rows = [
      row('a'),
      row('b', ' hidden="1"'),
      row('c', ' r="3" hidden="true" ht="15"'),
      row('d', ' hidden="0"'),
      row('e', ' ht="0" customHeight="1"'),
    ].join('')
    expect((await open([{ name: 'A', rows }])).rows).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      ['d', false],
      ['e', true],
    ])
  })

  it('tells which other sheets contain something, hidden ones too', async () => {
    const { name, others } = await open([
      { name: '欧洲', rows: row('a') },
      { name: '美线', rows: row('b') },
      { name: 'Sheet3', rows: '' },
      { name: 'Sheet4', rows: emptyRow },
      { name: 'kept', state: ' state="hidden"', rows: row('c') },
    ])
    expect([name, others]).toEqual(['欧洲', ['美线', 'kept']])
  })

  it('gives percentages as they are shown', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs></styleSheet>'
    const rows = [0, 1, 2].map((style) => `<row><c s="${style}"><v>0.07</v></c></row>`).join('')
    const empty = '<row><c s="1"><v></v></c></row>'
    expect((await open([{ name: 'A', rows: rows + empty }], styles)).rows.map(([text]) => text)).toEqual(['0.07', '7%', '7%', ''])
  })

  it('marks cells that display something other than what they hold', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0,"/><numFmt numFmtId="171" formatCode="&quot;CN&quot;@"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>'
    const cells = ['<c><v>1250</v></c>', '<c s="1"><v>1250</v></c>', '<c s="2" t="str"><v>SHA</v></c>']
    const { rows, kinds } = await open([{ name: 'A', rows: cells.map((content) => `<row>${content}</row>`).join('') }], styles)
    expect(rows.map(([text]) => text)).toEqual(['1250', '1250', 'SHA'])
    expect(kinds).toEqual(['number', 'altered', 'altered'])
  })

  it('gives what a number format displays beside a number', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="44" formatCode="_(&quot;$&quot;* #,##0.00_);_(@_)"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="44"/></cellXfs></styleSheet>'
    const rows = [0, 1].map((style) => `<row><c s="${style}"><v>1250</v></c></row>`).join('')
    const { units, kinds } = await open([{ name: 'A', rows }], styles)
    expect([kinds, units]).toEqual([
      ['number', 'number'],
      [undefined, '$'],
    ])
  })

  it('gives the time of a date only if it is displayed', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy-mm-dd"/><numFmt numFmtId="171" formatCode="m/d h:mm"/></numFmts><cellXfs><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="22"/></cellXfs></styleSheet>'
    const rows = [0, 1, 2].map((style) => `<row><c s="${style}"><v>46376.75</v></c></row>`).join('')
    expect((await open([{ name: 'A', rows }], styles)).rows.map(([text]) => text)).toEqual(['46376', '46376.75', '46376.75'])
  })

  it('tells which columns are hidden', async () => {
    const before =
      '<cols><col min="1" max="1" width="9"/><col min="3" max="4" width="9" hidden="1"/><col min="6" max="6" width="0"/></cols>'
    expect((await open([{ name: 'A', rows: row('a'), before }])).hiddenColumns).toEqual([
      { first: 2, last: 3 },
      { first: 5, last: 5 },
    ])
  })

  it('marks cells that are struck through, in part or as a whole', async () => {
    const styles =
      '<styleSheet><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs></styleSheet>'
    const part = '<c t="inlineStr"><is><r><rPr><strike/></rPr><t>12</t></r><r><t>50</t></r></is></c>'
    const cells = [0, 1, 2].map((style) => `<c s="${style}"><v>1</v></c>`)
    const { kinds } = await open([{ name: 'A', rows: [...cells, part].map((content) => `<row>${content}</row>`).join('') }], styles)
    expect(kinds).toEqual(['number', 'struck', 'number', 'struck'])
  })

  it('gives the value of merged cells to each of their rows', async () => {
    const rows = `${row('CNY')}<row>${'<c/>'}${cell('b')}</row><row><c/>${cell('c')}</row>`
    const { rows: read } = await open([{ name: 'A', rows, after: '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>' }])
    expect(read.map(([text]) => text)).toEqual(['CNY', 'CNY', ''])
  })

  it('is read from its first visible sheet', async () => {
    const { name, others, rows } = await open([
      { name: 'old', state: ' state="veryHidden"', rows: row('a') },
      { name: 'new', rows: row('b') },
    ])
    expect([name, others, rows]).toEqual(['new', ['old'], [['b', false]]])
  })
})
