/** One page of plain Latin text as a PDF, written by hand: the demo only needs documents that open. */

const top = 760
const lineHeight = 28

export function drawPage(lines: readonly string[]): Uint8Array {
  const words = lines.map((line, index) => `1 0 0 1 72 ${top - index * lineHeight} Tm (${escapeText(line)}) Tj`)
  const content = `BT /F1 16 Tf ${words.join(' ')} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`)
}

/** Characters missing in the font are omitted, so that each character is one byte and the offsets match. */
function escapeText(text: string): string {
  return text.replace(/[^ -~]/g, '').replace(/[\\()]/g, (found) => `\\${found}`)
}
