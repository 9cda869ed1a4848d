import { expect, test } from 'vitest';
import { cookieNames } from '#domain/accounts/cookies.ts';
import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { plainText } from '#domain/documents/document.ts';
import type { Document } from '#domain/documents/document.ts';
import { shippedText } from '#api/features/texts/text.service.ts';

const textOf = (id: string, language: Language) =>
  plainText(shippedText({ kind: 'page', slug: id, language })!.body);

/** The first cell of each row of the tables of a text. */
function rowsOf({ content }: Document): string[] {
  return content.flatMap((block) =>
    block.type === 'table' ? block.content.slice(1).map((row) => plainText(row.content[0]!)) : [],
  );
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

test.each(languages)('the privacy page names every cookie in %s', (language) => {
  const text = textOf('privacy', language);
  for (const name of cookieNames) expect(text).toContain(name);
});

test.each(languages)('the privacy page says in %s that addresses are kept', (language) => {
  expect(textOf('privacy', language)).toMatch(sessionAddresses[language]);
});
