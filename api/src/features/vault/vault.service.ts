import type { Language } from '#domain/accounts/language.ts';
import { sheetPdf } from './sheet-pdf.ts';
import { sheetTexts } from './sheet-texts.ts';
import { sheetXlsx } from './sheet-xlsx.ts';
import { sheets } from './sheets.ts';
import type { SheetName } from './sheets.ts';

/** The forms that a sheet can be had in: to print, and to fill in on a screen. */
export const sheetFormats = ['pdf', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export const sheetNames = Object.keys(sheets) as SheetName[];

/** A sheet that can be downloaded. */
export interface ListedSheet {
  name: SheetName;
  title: string;
  about: string;
  language: Language;
}

/** All sheets, as they are called in a language. */
export function listSheets(language: Language): ListedSheet[] {
  const say = sheetTexts(language);
  return sheetNames.map((name) => ({
    name,
    language,
    title: say(`sheets.${name}.title`),
    about: say(`sheets.${name}.about`),
  }));
}

const writers = { pdf: sheetPdf, xlsx: sheetXlsx } as const;

/** What was written is the same every time: a few dozen small files. */
const written = new Map<string, Promise<Buffer>>();

/** The file of a sheet in a language. */
export async function sheetFile(
  name: SheetName,
  format: SheetFormat,
  language: Language,
): Promise<Buffer> {
  const key = `${name} ${format} ${language}`;
  let file = written.get(key);
  if (!file) written.set(key, (file = writers[format](name, language)));
  return file;
}

/** Where the file of a sheet is. */
export function sheetPath({ name, language }: ListedSheet, format: SheetFormat): string {
  return `/api/vault/sheet.${format}?name=${name}&language=${language}`;
}
