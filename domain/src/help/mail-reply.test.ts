import { expect, test } from 'vitest';
import { REPLY_MARK, wordsOfReply } from './mail-reply.ts';

const mark = `${REPLY_MARK} Reply above this line -##`;

test.each([
  ['alone', 'Thanks, it works.', 'Thanks, it works.'],
  [
    'above what is quoted',
    `Thanks.\n\nIt works.\n\nOn Tue, Dec 1, 2026 Roomtone <no-reply@roomtone.example> wrote:\n\n> ${mark}\n>\n> Try again\n`,
    'Thanks.\n\nIt works.',
  ],
  ['with other ends of lines', `Danke.\r\n\r\nAm 1.12. schrieb Roomtone:\r\n> ${mark}`, 'Danke.'],
  ['above what is not marked as quoted', `Merci.\n\n${mark}\n\nOuvrez votre dossier`, 'Merci.'],
  ['that quotes a line of its own', '> the room\nWhich one?', '> the room\nWhich one?'],
  ['that ends with a colon', 'These are mine:', 'These are mine:'],
  ['without a word', `\n> ${mark}\n> Try again`, ''],
])('of a reply %s, what was written stays', (_how, text, words) => {
  expect(wordsOfReply(text)).toBe(words);
});
