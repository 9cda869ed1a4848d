import { seeded } from '#demo/lib/random.ts';
import type { Random } from '#demo/lib/random.ts';
import { cultures, handles } from './names.ts';

export interface DemoPerson {
  name: string;
  /** 3 to 20 of a to z, digits and underscore; nobody else’s. */
  username: string;
  /** In a domain that is reserved for examples; nobody else’s. */
  email: string;
  kind: 'musician' | 'owner';
}

const MUSICIANS = 360;
const OWNERS = 180;
const USERNAME_LIMIT = 20;
const domains = ['example.com', 'example.org', 'example.net'] as const;

/** The musicians and, after them, the owners of the demo data. The same at every call. */
export function demoPeople(): DemoPerson[] {
  const random = seeded('people');
  const taken = new Set<string>();
  return Array.from({ length: MUSICIANS + OWNERS }, (_, index) =>
    person(index < MUSICIANS ? 'musician' : 'owner', taken, random),
  );
}

function person(kind: DemoPerson['kind'], taken: Set<string>, random: Random): DemoPerson {
  const { given, family } = unusedName(taken, random);
  const name = `${given} ${family}`;
  taken.add(name);
  const username = usernames(inAscii(given), inAscii(family), random).find(
    (candidate) => candidate.length <= USERNAME_LIMIT && !taken.has(candidate),
  )!;
  taken.add(username);
  return { name, username, email: unusedEmail(given, family, username, taken, random), kind };
}

function unusedName(taken: ReadonlySet<string>, random: Random) {
  for (;;) {
    const culture = cultures[Number(random.weighted(shares))]!;
    const given = random.pick(culture.given);
    const family = random.pick(culture.family);
    if (!taken.has(`${given} ${family}`)) return { given, family };
  }
}

const shares = Object.fromEntries(cultures.map(({ share }, index) => [String(index), share]));

/** Names to try, the likeliest to be free last. */
function usernames(given: string, family: string, random: Random): string[] {
  const handle = random.pick(handles);
  const year = random.int(71, 99);
  const fancies = [
    `${given}${family}`,
    `${given}_${family}`,
    `${given.charAt(0)}${family}`,
    `${family}_${given.charAt(0)}`,
    `${given}${handle}`,
    `${given}_${handle}`,
    `${family}${handle}`,
    `${given}${year}`,
  ];
  return [...random.sample(fancies, fancies.length), `${given.charAt(0)}_${family}_${year}`];
}

function unusedEmail(
  given: string,
  family: string,
  username: string,
  taken: Set<string>,
  random: Random,
): string {
  const domain = random.pick(domains);
  const full = `${inAscii(given)}.${inAscii(family)}@${domain}`;
  const email = taken.has(full) ? `${username}@${domain}` : full;
  taken.add(email);
  return email;
}

const withoutDecomposition: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', ß: 'ss' };

/** `Şahin` is sahin, `Soo-ah` is sooah. */
function inAscii(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[ıøłß]/g, (letter) => withoutDecomposition[letter]!)
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
}
