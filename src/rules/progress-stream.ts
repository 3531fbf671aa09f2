/**
 * A file with progress information: frames, each preceded by a number. The server writes frames, the browser parses them; the
 * bytes may be split anywhere.
 */
const headLength = 8

export function toProgressChunk(rows: number, bytes: Uint8Array): Uint8Array {
  const frame = new Uint8Array(headLength + bytes.length)
  const head = new DataView(frame.buffer)
  head.setUint32(0, rows)
  head.setUint32(4, bytes.length)
  frame.set(bytes, headLength)
  return frame
}

export interface Frame {
  readonly rows: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Accepts bytes as they arrive and returns complete frames. */
export function createProgressReader(): { readonly take: (bytes: Uint8Array) => Frame[]; readonly isBetween: () => boolean } {
  let rest: Uint8Array = new Uint8Array(0)
  return {
    take(bytes) {
      const all = new Uint8Array(rest.length + bytes.length)
      all.set(rest)
      all.set(bytes, rest.length)
      const view = new DataView(all.buffer)
      const frames: Frame[] = []
      let at = 0
      while (all.length - at >= headLength && all.length - at - headLength >= view.getUint32(at + 4)) {
        const end = at + headLength + view.getUint32(at + 4)
        frames.push({ rows: view.getUint32(at), bytes: all.slice(at + headLength, end) })
        at = end
      }
      rest = all.slice(at)
      return frames
    },
    // A frame without its end was truncated.
    isBetween: () => rest.length === 0,
  }
}
