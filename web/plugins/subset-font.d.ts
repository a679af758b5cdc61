declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** tags of OpenType features; all are kept where none is named */
    keepFeatures?: string[];
  }
  export default function subset(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
