/** Lines and columns of offsets. Columns count UTF-16 units, both start at 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

export function createLocator(text: string): (offset: number) => Position {
  const starts = [0]
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** Offset in the file of the nth UTF-16 unit of a string whose opening quote is at `start`. */
export function offsetInString(text: string, start: number, index: number): number {
  let offset = start + 1
  for (let seen = 0; seen < index && offset < text.length; seen += 1) {
    if (text[offset] !== '\\') offset += 1
    else offset += text[offset + 1] === 'u' ? 6 : 2
  }
  return offset
}
