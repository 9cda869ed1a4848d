import { buffer } from 'node:stream/consumers';
import type { Language } from '#domain/accounts/language.ts';
import { fontOf } from './fonts.ts';

// Points: 72 to the inch, on A4.
export const MARGIN = 48;
export const RIGHT = 595.28 - MARGIN;
const BOTTOM = 841.89 - MARGIN;
const ROW = 18;

const INK = '#17140F';

/** Scripts that the Latin font has no characters of. */
const JAPANESE = /[\u3000-\u9fff\uff00-\uffef]/;

/** What a file is about. */
interface PdfHead {
  language: Language;
  title: string;
  /** All that people wrote and that stands in it, by which the font is chosen. */
  texts: unknown;
}

/** A PDF file, A4, as `write` fills it. */
export async function pdfOf(
  { language, title, texts }: PdfHead,
  write: (sheet: Sheet) => void,
): Promise<Buffer> {
  // Loaded when it is first wanted: few starts ever want it.
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Roomtone' },
  });
  const isJapanese = language === 'ja' || JAPANESE.test(JSON.stringify(texts));
  for (const weight of ['text', 'strong'] as const) {
    document.registerFont(weight, fontOf(isJapanese ? 'japanese' : 'latin', weight));
  }
  write(new Sheet(document));
  document.end();
  return buffer(document);
}

export interface TextStyle {
  size?: number;
  isStrong?: boolean;
  color?: string;
}

/** A cell of a row; numbers stand at its right. */
interface Cell {
  text: string;
  x: number;
  width: number;
  isNumber?: boolean;
}

/** A sheet that is filled from its top. What finds no room begins another one. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  #y = MARGIN;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
  }

  line(text: string, { gap, ...style }: TextStyle & { gap: number }): void {
    this.#text({ text, x: MARGIN, width: RIGHT - MARGIN }, style);
    this.#y += gap;
  }

  /** Blocks of lines beside each other, each below its heading. */
  beside(...blocks: readonly (readonly [string, readonly string[]])[]): void {
    const top = this.#y;
    let end = top;
    for (const [index, [heading, lines]] of blocks.entries()) {
      this.#y = top;
      const x = MARGIN + index * 260;
      for (const [place, text] of [heading, ...lines].entries()) {
        this.#text({ text, x, width: 240 }, { isStrong: place === 0 });
        this.#y += 14;
      }
      end = Math.max(end, this.#y);
    }
    this.#y = end + ROW;
  }

  /** Cells in a row, which is as high as the first of them. */
  row(cells: readonly Cell[], style: TextStyle = {}): void {
    if (this.#y + ROW > BOTTOM) {
      this.#pdf.addPage();
      this.#y = MARGIN;
    }
    for (const cell of cells) this.#text(cell, style);
    const [first] = cells;
    const height = this.#pdf.heightOfString(first?.text || ' ', { width: first?.width });
    this.#y += Math.max(ROW, height + 6);
  }

  #text(
    { text, x, width, isNumber = false }: Cell,
    { size = 10, isStrong = false, color = INK }: TextStyle,
  ): void {
    this.#pdf.font(isStrong ? 'strong' : 'text', size).fillColor(color);
    this.#pdf.text(text, x, this.#y, { width, align: isNumber ? 'right' : 'left' });
  }
}
