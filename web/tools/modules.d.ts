// Types of what has none of its own.
declare module 'subset-font' {
  export default function subset(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2' },
  ): Promise<Buffer>;
}

declare module 'virtual:pictures' {
  export const signs: Record<string, string>;
}

declare module 'virtual:animals/*' {
  export const viewBox: string;
  /** By name, the inside of an SVG. */
  export const animals: Record<string, string>;
}

declare module 'virtual:hanzi.css';
