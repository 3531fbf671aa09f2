/** Hands bytes to the browser as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by the next turn; kept longer it would hold the bytes.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
