/** Types for the parts of pdfmake 0.3 in use; the package has none. */
declare module 'pdfmake' {
  interface FontFiles {
    readonly normal: string
    readonly bold: string
    readonly italics: string
    readonly bolditalics: string
  }
  interface Maker {
    setFonts(fonts: Readonly<Record<string, FontFiles>>): void
    setUrlAccessPolicy(allow: (url: string) => boolean): void
    setLocalAccessPolicy(allow: (path: string) => boolean): void
    setTableLayouts(layouts: Readonly<Record<string, unknown>>): void
    createPdf(definition: object): { getBuffer(): Promise<Buffer> }
  }
  const maker: Maker
  export default maker
}
