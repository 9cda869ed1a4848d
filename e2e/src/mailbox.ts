import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The letter of a kind to an address, as soon as the product has sent it. */
export async function letterTo(email: string, kind: string): Promise<string> {
  let letter = '';
  await expect(() => {
    letter = sentLetters(kind).find((source) => source.includes(`To: ${email}\r\n`)) ?? '';
    expect(letter, `a ${kind} letter to ${email}`).not.toBe('');
  }).toPass();
  return letter;
}

/** How many letters of a kind have been sent to an address by now. */
export function countLettersTo(email: string, kind: string): number {
  return sentLetters(kind).filter((source) => source.includes(`To: ${email}\r\n`)).length;
}

/** Letters of a kind in the folder that stands in for a mail server, with whole lines. */
function sentLetters(kind: string): string[] {
  const folder = process.env.ROOMTONE_MAIL ?? '';
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name.endsWith(`-${kind}.eml`))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'))
    .map((source) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}
