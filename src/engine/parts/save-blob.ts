/** Offers bytes as a download in the browser. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoke late enough for the browser to have started reading; never revoking would keep the bytes in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
