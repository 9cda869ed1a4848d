import { expect, test } from 'vitest';
import { cookieNames } from '#domain/accounts/cookies.ts';
import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { english, renderPage } from './src/testing/server-page.ts';

/** What a page that is there to be read says in a language. */
async function read(path: string, language: Language): Promise<string> {
  const page = await renderPage(path, {
    preferences: { ...english, language },
    execute: () => Promise.resolve({ data: { me: null } }),
  });
  if ('redirect' in page) throw new Error(`${path} redirects.`);
  return page.body;
}

/** What has to be said (spec §6), by the words that say it. */
const ownersDecide: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/You set your own prices/, /decide when your studio can be booked/],
  es: [/fijas tus precios/, /decides cuándo se puede reservar tu estudio/],
  fr: [/vous fixez vos prix/, /décidez quand votre studio peut être réservé/],
  de: [/legst deine Preise selbst fest/, /bestimmst, wann dein Studio gebucht werden kann/],
  ja: [/オーナーは料金を自分で設定し/, /予約を受け付ける日時も自分で決められます/],
};

const listingsAreRemoved: Readonly<Record<Language, RegExp>> = {
  en: /may remove listings that violate them/,
  es: /Podemos retirar los anuncios que las incumplan/,
  fr: /pouvons retirer les annonces qui les enfreignent/,
  de: /Inserate, die dagegen verstoßen, können wir entfernen/,
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
  async (language) => {
    const text = await read('/terms', language);
    for (const statement of ownersDecide[language]) expect(text).toMatch(statement);
    expect(text).toMatch(listingsAreRemoved[language]);
  },
);

test.each(languages)('the privacy page names every cookie, once, in %s', async (language) => {
  const named = (await read('/privacy', language)).matchAll(/<dt>(.*?)<\/dt>/g);
  expect([...named].map(([, name]) => name)).toEqual([...cookieNames]);
});

test.each(languages)('the privacy page says in %s that addresses are kept', async (language) => {
  expect(await read('/privacy', language)).toMatch(sessionAddresses[language]);
});
