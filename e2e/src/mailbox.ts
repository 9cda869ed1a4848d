import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The email of a kind to an address, as soon as the product has sent it. */
export async function emailTo(email: string, kind: string): Promise<string> {
  let mail = '';
  await expect(() => {
    mail = sentEmails(kind).find((source) => source.includes(`To: ${email}\r\n`)) ?? '';
    expect(mail, `a ${kind} mail to ${email}`).not.toBe('');
  }).toPass();
  return mail;
}

/** How many emails of a kind have been sent to an address by now. */
export function countEmailsTo(email: string, kind: string): number {
  return sentEmails(kind).filter((source) => source.includes(`To: ${email}\r\n`)).length;
}

/** Emails of a kind in the folder that stands in for a mail server, with whole lines. */
function sentEmails(kind: string): string[] {
  const folder = process.env.ROOMTONE_MAIL ?? '';
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name.endsWith(`-${kind}.eml`))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'))
    .map((source) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}

/** The address of a link to `path` in an email, with what comes after that. */
export function linkIn(email: string, path: string): string {
  return new RegExp(`^https?://\\S+${path}\\S*`, 'm').exec(email)?.[0] ?? '';
}
