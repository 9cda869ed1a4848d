import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useDatabase } from '../testing/test-database.ts';
import { hasWords } from './words.ts';

const database = useDatabase();

async function isFound(text: string, said: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT ${hasWords(text, sql`${said}::text`)} AS found
  `.execute(database.sql);
  return rows[0]!.found;
}

test.each([
  ['tape', 'Tape machine', true],
  ['MACHINE  tape', 'Tape machine', true],
  ['tape echo', 'Tape machine', false],
  ['etude', 'Étude', true],
  ['achin', 'Tape machine', true],
  ['', 'Tape machine', true],
  [' tape ', 'Tape machine', true],
])('"%s" in "%s": %s', async (text, said, found) => {
  expect(await isFound(text, said)).toBe(found);
});

test.each([
  ['100%', '100% wool', '100 sheep'],
  ['a_b', 'a_b.wav', 'axb.wav'],
  [String.raw`in\out`, String.raw`in\out`, 'inout'],
  ['％', '5 % off', '5 off'],
])('"%s" is meant to the letter', async (text, said, other) => {
  expect(await isFound(text, said)).toBe(true);
  expect(await isFound(text, other)).toBe(false);
});
