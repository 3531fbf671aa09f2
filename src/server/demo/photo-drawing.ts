/** Pictures that stand for a warehouse's photos: goods on pallets, a carton with its marks, a damaged carton. */

const [width, height] = [1200, 900]
const floor =
  '<rect width="1200" height="900" fill="#c9cdd0"/><path d="M0 620h1200v280H0z" fill="#9ea5aa"/><path d="M0 620h1200" stroke="#868e94" stroke-width="3"/><path d="M90 0v620M420 0v620M760 0v620M1090 0v620" stroke="#b4babd" stroke-width="26"/><path d="M60 900 330 620M1140 900 870 620" stroke="#d8b13c" stroke-width="16"/>'

/** A WebP of the kind of photo. */
export async function drawPhoto(kind: 'stack' | 'carton' | 'damage'): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const goods = { stack: drawStack, carton: () => drawCarton(false), damage: () => drawCarton(true) }[kind]()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${floor}${goods}</svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).blur(0.6).webp({ quality: 80 }).toBuffer())
}

/** Two pallets of cartons, seen from the front with their right side. */
function drawStack(): string {
  return [pallet(170, 5, 4), pallet(680, 4, 4)].join('')
}

function pallet(left: number, rows: number, columns: number): string {
  const [side, up] = [92, 86]
  const bottom = 730
  const boxes: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [left + column * side, bottom - (row + 1) * up]
      const shade = (row + column) % 2 === 0 ? '#b98a56' : '#b28350'
      boxes.push(
        `<rect x="${x}" y="${y}" width="${side}" height="${up}" fill="${shade}" stroke="#8d6437" stroke-width="2"/>`,
        `<path d="M${x} ${y + up / 2}h${side}" stroke="#d9c19b" stroke-width="9" opacity=".75"/>`,
        `<rect x="${x + 12}" y="${y + 10}" width="26" height="18" fill="#f1efe9"/>`,
      )
    }
    const [x, y] = [left + columns * side, bottom - (row + 1) * up]
    boxes.push(`<path d="M${x} ${y}l58 -34v${up}l-58 34z" fill="#94693c" stroke="#7a552e" stroke-width="2"/>`)
  }
  const [x, y] = [left, bottom - rows * up]
  const top = `<path d="M${x} ${y}l58 -34h${columns * side}l-58 34z" fill="#cda06b" stroke="#8d6437" stroke-width="2"/>`
  const wood = `<rect x="${left - 8}" y="${bottom}" width="${columns * side + 16}" height="20" fill="#8a744f"/><path d="M${left + 10} ${bottom + 20}h44v30h-44zM${left + (columns * side) / 2 - 22} ${bottom + 20}h44v30h-44zM${left + columns * side - 54} ${bottom + 20}h44v30h-44z" fill="#75613f"/>`
  return `<ellipse cx="${left + 210}" cy="${bottom + 58}" rx="270" ry="26" fill="#000" opacity=".18"/>${boxes.join('')}${top}${wood}`
}

/** One carton up close, with its label; a crushed corner and a wet stain if it is damaged. */
function drawCarton(isDamaged: boolean): string {
  const corner = isDamaged ? 'M260 260 L800 260 L800 420 L742 470 L800 540 L800 730 L260 730Z' : 'M260 260h540v470H260z'
  const face = `<path d="${corner}" fill="#b98a56" stroke="#8d6437" stroke-width="4"/>`
  const rest =
    '<path d="M260 260 L400 170 H930 L800 260Z" fill="#cda06b" stroke="#8d6437" stroke-width="4"/><path d="M800 260 L930 170 V620 L800 730Z" fill="#94693c" stroke="#7a552e" stroke-width="4"/><path d="M505 260 L640 170 H690 L560 260Z" fill="#dfc9a4"/><path d="M505 260h55v120h-55z" fill="#dfc9a4"/>'
  const label =
    '<rect x="310" y="430" width="230" height="170" fill="#f4f2ec"/><path d="M330 460h150M330 485h190M330 510h120" stroke="#4b5054" stroke-width="9"/><path d="M334 535v46M346 535v46M352 535v46M366 535v46M378 535v46M384 535v46M400 535v46M412 535v46M430 535v46M436 535v46M452 535v46M470 535v46M476 535v46M492 535v46" stroke="#22262a" stroke-width="6"/><path d="M620 610v-90m-34 34 34-34 34 34M720 610v-90m-34 34 34-34 34 34" stroke="#5d4122" stroke-width="12" fill="none"/>'
  const harm = isDamaged
    ? '<path d="M742 470l-96 -18 64 52 -84 40 116 -4" fill="#7a552e" opacity=".85"/><path d="M260 640q120 -60 250 -8t290 -20v118H260z" fill="#6b4a28" opacity=".45"/>'
    : ''
  return `<ellipse cx="590" cy="738" rx="370" ry="30" fill="#000" opacity=".2"/>${rest}${face}${label}${harm}`
}
