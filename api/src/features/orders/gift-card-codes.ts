import { randomInt } from 'node:crypto';
import { insertCode } from '#db/orders/gift-card.repository.ts';
import type { Sql } from '#db/orm.ts';
import { codeAlphabet, CODE_LENGTH, groupedCode } from '#domain/orders/gift-card-code.ts';
import { hashToken } from '#api/lib/secret-token.ts';

/** A code that nobody guesses: 78 bits. */
export function newCode(): string {
  const character = () => codeAlphabet[randomInt(codeAlphabet.length)];
  return Array.from({ length: CODE_LENGTH }, character).join('');
}

/** A new code of a gift card, which is known by its hash from `now` (epoch milliseconds) on. */
export async function issueCode(db: Sql, giftCardId: number, now: number): Promise<string> {
  const code = newCode();
  await insertCode(db, { giftCardId, hash: hashToken(code), lastFour: code.slice(-4) }, now);
  return groupedCode(code);
}
