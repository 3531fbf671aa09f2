/** Offers bytes as a download in the browser. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started reading it by the next tick; keeping it longer would keep the bytes in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
