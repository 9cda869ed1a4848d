import { oneLine, onOneLine } from '#domain/errors/one-line.ts';
import { message } from '#domain/messages/message.ts';
import { topLevelDomains } from './top-level-domains.ts';

const LEAST = 2;
const LIMIT = 100;

/** The name that others see: one line, which leads nowhere. */
export const personName = oneLine()
  .required(message('accounts.nameTooShort'))
  .min(LEAST, message('accounts.nameTooShort'))
  .max(LIMIT, message('fields.tooLong', { max: LIMIT }))
  .test('web-address', message('accounts.nameWebAddress'), (name) => !hasWebAddress(name ?? ''));

/** What nothing but a web address begins with. */
const BEGINNING = /:\/\/|(?<![\p{L}\p{N}])www\d?[.。]/u;

/**
 * Parts with dots between them, and whether a path or a port follows. Looking behind keeps the time
 * that it takes in proportion to a text, however long somebody makes it.
 */
const DOTTED =
  /(?<![\p{L}\p{M}\p{N}_-])(?<host>[\p{L}\p{M}\p{N}_-]+(?:[.。][\p{L}\p{M}\p{N}_-]+)+)(?<path>[/?#][\p{L}\p{N}]|:\d)?/gu;

/**
 * Whether a text holds what mail programs would make a link of. Full-width letters, accents and
 * characters that nobody sees hide nothing. A dot alone makes no address: what follows the last one
 * must be a top-level domain, and what stands before it more than an initial, so that `J.R. Smith`
 * and `Will.i.am` are names and `evil.com` is none. Addresses with one letter before the last dot
 * are few, and taken.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  // Top-level domains of India are written with marks, which underline and strike out Latin ones.
  const bare = plain.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [plain, bare].some(
    (form) => BEGINNING.test(form) || [...form.matchAll(DOTTED)].some(isAddress),
  );
}

function isAddress({ groups = {} }: RegExpMatchArray): boolean {
  const [last = '', beforeLast = ''] = (groups.host ?? '').split(/[.。]/).toReversed();
  // Whatever it ends in: this list of top-level domains may be older than the address.
  if (groups.path !== undefined && /^\p{L}{2,}$/u.test(last)) return true;
  const isInitial = /^\p{L}$/u.test(beforeLast);
  return topLevelDomains.has(last) && !isInitial;
}

/**
 * A name that somebody else tells, such as Google, as one of ours: on one line, as long as a name may
 * be, and without the words that are web addresses. Empty when too little is left.
 */
export function cleanPersonName(text: string): string {
  const words = text.replaceAll(/\S+/gu, (word) => (hasWebAddress(word) ? '' : word));
  // Never half of a character that takes two places.
  const cut = onOneLine(words)
    .slice(0, LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '');
  const name = cut.trim();
  return personName.isValidSync(name) ? name : '';
}
