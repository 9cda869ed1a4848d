import { buffer } from 'node:stream/consumers';
import type { Language } from '#domain/accounts/language.ts';
import { fontOf } from '#api/lib/pdf/fonts.ts';
import { sheetTexts } from './sheet-texts.ts';
import { sheets } from './sheets.ts';
import type { Column, SheetName, SheetPart, Word } from './sheets.ts';

// Points: 72 to the inch, on A4.
const MARGIN = 40;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const ROW = 18;
const GAP = 14;
const DRAWING = 330;

const INK = '#17140F';
const GREY = '#6B655A';
const LINE = '#BDB6A8';
const SHADE = '#F1ECE1';

/** A sheet as a PDF file to print and fill in by hand, A4. Whatever is written on it is embedded. */
export async function sheetPdf(name: SheetName, language: Language): Promise<Buffer> {
  const say = sheetTexts(language);
  const title = say(`sheets.${name}.title`);
  const about = say(`sheets.${name}.about`);
  const script = language === 'ja' ? 'japanese' : 'latin';
  // Loaded when it is first wanted: few starts ever want it.
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: title, Subject: about, Author: 'Roomtone' },
  });
  for (const weight of ['text', 'strong'] as const) {
    document.registerFont(weight, fontOf(script, weight));
  }
  const page = new Page(document, (word) => say(`words.${word}`));
  page.head(title, about);
  for (const part of sheets[name]) page.add(part);
  page.foot();
  document.end();
  return buffer(document);
}

/** A page that is filled from its top. What finds no room begins another one. */
class Page {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #say: (word: Word) => string;
  /** Where the next part begins. */
  #y = MARGIN;

  constructor(pdf: PDFKit.PDFDocument, say: (word: Word) => string) {
    this.#pdf = pdf;
    this.#say = say;
  }

  head(title: string, about: string): void {
    this.#text(title, MARGIN, this.#y, { size: 20, isStrong: true });
    this.#text(about, MARGIN, this.#y + 27, { size: 8.5, color: GREY });
    this.#y += 50;
  }

  foot(): void {
    this.#text(this.#say('made'), MARGIN, BOTTOM - 8, { size: 7, color: GREY });
  }

  add(part: SheetPart): void {
    const height = heightOf(part);
    if (this.#y + height > BOTTOM - GAP) {
      this.foot();
      this.#pdf.addPage();
      this.#y = MARGIN;
    }
    const end = this.#y + height + GAP;
    if ('title' in part && part.title) this.#title(part.title);
    this.#fill(part);
    this.#y = end;
  }

  #fill(part: SheetPart): void {
    switch (part.kind) {
      case 'fields':
        return part.rows.forEach((row) => this.#fields(row));
      case 'table':
        return this.#table(part);
      case 'drawing':
        return this.#drawing();
      case 'checks':
        return part.items.forEach((item) => this.#check(item));
      case 'lines':
        return Array.from({ length: part.count }).forEach(() => this.#rule(ROW));
      case 'text':
        return this.#text(this.#say(part.text), MARGIN, this.#y, { size: 8.5, color: GREY });
      case 'signatures':
        return this.#signatures(part.count);
    }
  }

  #title(title: Word): void {
    this.#text(this.#say(title), MARGIN, this.#y, { size: 10.5, isStrong: true });
    this.#y += ROW;
  }

  #fields(labels: readonly Word[]): void {
    const width = (WIDTH - 12 * (labels.length - 1)) / labels.length;
    for (const [index, label] of labels.entries()) {
      const x = MARGIN + index * (width + 12);
      this.#text(this.#say(label), x, this.#y, { size: 7.5, color: GREY, width });
      this.#line(x, this.#y + 26, x + width);
    }
    this.#y += FIELD;
  }

  #table({ columns, rows, numbered = false }: Extract<SheetPart, { kind: 'table' }>): void {
    const numbers = numbered ? 22 : 0;
    const whole = columns.reduce((sum, { width }) => sum + width, 0);
    const isSummed = hasSums(columns);
    const height = ROW * (rows + 1 + Number(isSummed));
    this.#pdf.rect(MARGIN, this.#y, WIDTH, ROW).fill(SHADE);
    let x = MARGIN + numbers;
    for (const [index, { label, width: part, sums }] of columns.entries()) {
      const width = ((WIDTH - numbers) * part) / whole;
      const style = { size: 7.5, width: width - 8 };
      this.#text(this.#say(label), x + 4, this.#y + 5, { ...style, isStrong: true });
      if (sums) {
        const y = this.#y + height - ROW + 5;
        this.#text(this.#say('total'), x + 4, y, { ...style, color: GREY });
      }
      if (index > 0 || numbered) this.#pdf.moveTo(x, this.#y).lineTo(x, this.#y + height);
      x += width;
    }
    this.#pdf.lineWidth(0.5).stroke(LINE);
    this.#pdf.rect(MARGIN, this.#y, WIDTH, height).stroke(LINE);
    for (let row = 1; row <= rows; row += 1) {
      const y = this.#y + row * ROW;
      this.#line(MARGIN, y, MARGIN + WIDTH);
      if (numbered) this.#text(String(row), MARGIN + 4, y + 5, { size: 7.5, color: GREY });
    }
    if (isSummed) this.#line(MARGIN, this.#y + height - ROW, MARGIN + WIDTH);
  }

  /** Room to draw, with a grid to draw along. */
  #drawing(): void {
    const step = WIDTH / 20;
    for (let x = step; x < WIDTH - 1; x += step) {
      this.#pdf.moveTo(MARGIN + x, this.#y).lineTo(MARGIN + x, this.#y + DRAWING);
    }
    for (let y = step; y < DRAWING - 1; y += step) {
      this.#pdf.moveTo(MARGIN, this.#y + y).lineTo(MARGIN + WIDTH, this.#y + y);
    }
    this.#pdf.lineWidth(0.25).stroke(SHADE);
    this.#pdf.lineWidth(0.75).rect(MARGIN, this.#y, WIDTH, DRAWING).stroke(LINE);
  }

  #check(item: Word): void {
    this.#pdf
      .lineWidth(0.75)
      .rect(MARGIN, this.#y + 2, 9, 9)
      .stroke(GREY);
    this.#text(this.#say(item), MARGIN + 16, this.#y + 1, { size: 9 });
    this.#y += ROW;
  }

  #signatures(count: number): void {
    const width = (WIDTH - 24) / 2;
    for (let index = 0; index < count; index += 1) {
      const x = MARGIN + (index % 2) * (width + 24);
      const y = this.#y + Math.floor(index / 2) * SIGNATURE;
      this.#line(x, y + 26, x + width);
      const words = `${this.#say('name')}, ${this.#say('signature')}, ${this.#say('date')}`;
      this.#text(words, x, y + 29, { size: 7, color: GREY });
    }
  }

  #rule(height: number): void {
    this.#y += height;
    this.#line(MARGIN, this.#y, MARGIN + WIDTH);
  }

  #line(from: number, y: number, to: number): void {
    this.#pdf.lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke(LINE);
  }

  #text(
    text: string,
    x: number,
    y: number,
    { size, color = INK, isStrong = false, width = WIDTH }: TextStyle,
  ): void {
    this.#pdf
      .font(isStrong ? 'strong' : 'text', size)
      .fillColor(color)
      .text(text, x, y, { width, height: size * 1.3, ellipsis: true });
  }
}

interface TextStyle {
  size: number;
  color?: string;
  isStrong?: boolean;
  width?: number;
}

const FIELD = 34;
const SIGNATURE = 44;

function heightOf(part: SheetPart): number {
  const title = 'title' in part && part.title ? ROW : 0;
  switch (part.kind) {
    case 'fields':
      return part.rows.length * FIELD;
    case 'table':
      return title + ROW * (part.rows + 1 + Number(hasSums(part.columns)));
    case 'drawing':
      return title + DRAWING;
    case 'checks':
      return title + part.items.length * ROW;
    case 'lines':
      return title + part.count * ROW;
    case 'text':
      return ROW;
    default:
      return Math.ceil(part.count / 2) * SIGNATURE;
  }
}

function hasSums(columns: readonly Column[]): boolean {
  return columns.some(({ sums }) => sums);
}
