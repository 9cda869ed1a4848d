import type { Language } from '#domain/accounts/language.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { COMMISSION_PERCENT } from '#domain/payouts/commission.ts';
import { dollars } from '#api/lib/dollars.ts';
import { MARGIN, pdfOf, RIGHT } from '#api/lib/pdf/sheet.ts';
import type { Sheet, TextStyle } from '#api/lib/pdf/sheet.ts';
import { ownerTexts } from './owner-texts.ts';
import type { OwnerStatement, OwnerStatementLine } from './statement.service.ts';

const GREY = '#6B655A';

// Points. Numbers stand at the right of their column.
const columns = [
  { x: MARGIN, width: 195 },
  { x: MARGIN + 200, width: 60 },
  { x: RIGHT - 235, width: 75 },
  { x: RIGHT - 155, width: 75 },
  { x: RIGHT - 75, width: 75 },
] as const;

/** A statement as a PDF file, A4. */
export async function statementPdf(statement: OwnerStatement, language: Language): Promise<Buffer> {
  const month = monthIn(statement.month, language);
  const title = ownerTexts(language)('statement.title', { month }).named;
  const texts = [title, statement];
  return pdfOf({ language, title, texts }, (sheet) => write(sheet, { statement, title, language }));
}

interface Page {
  statement: OwnerStatement;
  title: string;
  language: Language;
}

function write(sheet: Sheet, { statement, title, language }: Page): void {
  const t = ownerTexts(language);
  const amount = (cents: number) => dollars(cents, language);
  const { ownerName, openingCents, lines, closingCents } = statement;
  sheet.line(title, { size: 20, isStrong: true, gap: 30 });
  sheet.line(ownerName, { color: GREY, gap: 28 });
  addRow(
    sheet,
    [
      t('statement.item').named,
      t('statement.date').named,
      t('statement.paid').named,
      t('statement.amount').named,
      t('statement.balance').named,
    ],
    { isStrong: true },
  );
  addRow(sheet, [t('statement.opening').named, '', '', '', amount(openingCents)]);
  for (const line of lines) {
    const { item, at, cents, balanceCents } = line;
    const paid = item ? amount(item.grossCents) : '';
    const day = dayIn(at, 'UTC', language);
    addRow(sheet, [nameOf(line, language), day, paid, amount(cents), amount(balanceCents)]);
  }
  addRow(sheet, [t('statement.closing').named, '', '', '', amount(closingCents)], {
    isStrong: true,
  });
  const terms = t('statement.terms', { percent: COMMISSION_PERCENT }).named;
  sheet.line(terms, { size: 8, color: GREY, gap: 18 });
}

function nameOf({ kind, item }: OwnerStatementLine, language: Language): string {
  const name = ownerTexts(language)(`statement.${kind}`).named;
  if (!item) return name;
  const session = dayIn(item.startsAt, item.zone, language);
  return `${name}: ${bookingReference(item.bookingId)}, ${item.studioName}, ${session}`;
}

function addRow(sheet: Sheet, texts: readonly string[], style: TextStyle = {}): void {
  const cells = columns.map((column, index) => ({
    ...column,
    text: texts[index] ?? '',
    isNumber: index > 1,
  }));
  sheet.row(cells, { size: 9, ...style });
}

function dayIn(at: number, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(at);
}

function monthIn(month: string, language: Language): string {
  const at = Date.parse(`${month}-01`);
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, format).format(at);
}
