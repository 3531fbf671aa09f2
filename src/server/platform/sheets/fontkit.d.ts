/** Types for the part of fontkit in use; the package has none. */
declare module 'fontkit' {
  export function openSync(path: string): { hasGlyphForCodePoint(codePoint: number): boolean }
}
