import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cookieNames } from '#domain/accounts/cookies.ts';
import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { plainText } from '#domain/documents/document.ts';
import type { Document } from '#domain/documents/document.ts';
import { GUEST_TICKETS_KEPT_MONTHS } from '#domain/help/ticket.ts';
import { shippedText } from '#api/features/texts/text.service.ts';

const textOf = (id: string, language: Language) =>
  plainText(shippedText({ kind: 'page', slug: id, language })!.body);

/** The first cell of each row of the tables of a text. */
function rowsOf({ content }: Document): string[] {
  return content.flatMap((block) =>
    block.type === 'table' ? block.content.slice(1).map((row) => plainText(row.content[0]!)) : [],
  );
}

const web = join(import.meta.dirname, '../../../../web/src');

/** What React Router keeps, which is no code of ours. */
const KEYS_OF_THE_ROUTER = ['react-router-scroll-positions'];

/** What each file of the app that uses the browser's storage keeps there, by its name. */
function storageKeys(): Map<string, string[]> {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|generated|handlers)\./.test(file),
  );
  const keys = new Map<string, string[]>();
  for (const file of files) {
    const code = readFileSync(join(web, file), 'utf8');
    const found = [
      ...code.matchAll(/^const \w+ = recentList\('([^']+)'/gm),
      ...(code.match(/\b(?:local|session)Storage\b/)
        ? code.matchAll(/^(?:export )?const (?:\w*KEY|PREFIX) = '([^']+)'/gm)
        : []),
    ].map(([, key]) => key!);
    if (found.length > 0) keys.set(file, found);
    else if (/\b(?:local|session)Storage\.setItem\(/.test(code)) keys.set(file, []);
  }
  return keys;
}

/** What has to be said (spec §6), by the words that say it. */
const ownersDecide: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/You set your own prices/, /decide when your studio can be booked/],
  es: [/Fijas tus precios/, /decides cuándo se puede reservar tu estudio/],
  fr: [/Vous fixez vos prix/, /décidez quand votre studio peut être réservé/],
  de: [/legst deine Preise selbst fest/, /bestimmst, wann dein Studio gebucht werden kann/],
  ja: [/料金は自分で設定し/, /予約を受け付ける日時も自分で決められます/],
};

const listingsAreRemoved: Readonly<Record<Language, RegExp>> = {
  en: /may remove listings that violate these terms/,
  es: /Podemos retirar los anuncios que incumplan/,
  fr: /pouvons retirer les annonces qui enfreignent/,
  de: /Inserate, die gegen diese Bedingungen verstoßen, können wir entfernen/,
  ja: /違反する掲載は削除することがあり/,
};

const sessionAddresses: Readonly<Record<Language, RegExp>> = {
  en: /each place you’re logged in, we store [^.]*IP address/,
  es: /cada dispositivo en el que has iniciado sesión guardamos [^.]*dirección IP/,
  fr: /chaque endroit où vous êtes connecté, nous conservons [^.]*adresse IP/,
  de: /jedes Gerät, auf dem du angemeldet bist, speichern wir [^.]*IP-Adresse/,
  ja: /ログイン中のデバイスごとに、[^。]*IPアドレス[^。]*保管します/,
};

test.each(languages)(
  'the terms say in %s that owners set prices and times, and that listings may be removed',
  (language) => {
    const text = textOf('terms', language);
    for (const statement of ownersDecide[language]) expect(text).toMatch(statement);
    expect(text).toMatch(listingsAreRemoved[language]);
  },
);

test.each(languages)(
  'the terms say in %s from what age, how far we are liable, and by which law (spec §9)',
  (language) => {
    const text = textOf('terms', language);
    const statements = [
      /18/,
      /12/,
      /[CK]aliforni|カリフォルニア/,
      /American Arbitration|米国仲裁協会/,
    ];
    for (const statement of statements) expect(text).toMatch(statement);
  },
);

test.each(languages)('the page about cookies names every cookie, once, in %s', (language) => {
  const named = rowsOf(shippedText({ kind: 'page', slug: 'cookies', language })!.body);
  for (const name of cookieNames) {
    expect(named.filter((row) => row === name).length, name).toBeGreaterThanOrEqual(1);
  }
  expect(named.slice(0, cookieNames.length)).toEqual([...cookieNames]);
});

test('every file that keeps something in the browser names it where this test can read it', () => {
  const kept = storageKeys();
  // They are told the name by the files beside them.
  kept.delete('features/search/recent-list.ts');
  kept.delete('features/podcasts/player/heard.ts');
  expect([...kept].filter(([, keys]) => keys.length === 0)).toEqual([]);
  expect(kept.size).toBeGreaterThan(10);
});

test.each(languages)(
  'the page about cookies names all that is kept in the browser, and nothing else, in %s',
  (language) => {
    const rows = rowsOf(shippedText({ kind: 'page', slug: 'cookies', language })!.body);
    const named = new Set(rows.slice(cookieNames.length));
    const kept = [...[...storageKeys().values()].flat(), ...KEYS_OF_THE_ROUTER];
    expect([...named].toSorted()).toEqual([...new Set(kept)].toSorted());
  },
);

test.each(languages)(
  'the privacy page says in %s how long tickets of guests are kept',
  (language) => {
    const months = { en: 'months', es: 'meses', fr: 'mois', de: 'Monate', ja: 'か月' }[language];
    const text = textOf('privacy', language).replaceAll(' ', '');
    expect(text).toContain(`${GUEST_TICKETS_KEPT_MONTHS}${months}`);
  },
);

test.each(languages)('the privacy page names every cookie in %s', (language) => {
  const text = textOf('privacy', language);
  for (const name of cookieNames) expect(text).toContain(name);
});

test.each(languages)('the privacy page says in %s that addresses are kept', (language) => {
  expect(textOf('privacy', language)).toMatch(sessionAddresses[language]);
});
