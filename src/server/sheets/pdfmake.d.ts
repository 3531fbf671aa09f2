/** The parts of pdfmake 0.3 that are used; it has no types. */
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
