/** Letters and digits that nobody takes for others: no I, L, O or U, no 0 or 1. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code, which stands for 78 bits. */
export const CODE_LENGTH = 16;

/** A code as it is looked up: however it is typed, with or without spaces and hyphens. */
export function normalizedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** A code as people read it: in groups of four. */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}
