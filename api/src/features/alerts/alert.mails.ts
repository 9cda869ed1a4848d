import { listCurrencies } from '#db/payments/currency.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { convertCents, currencies, unconverted, unitsOf } from '#domain/payments/currency.ts';
import type { ExchangeRate } from '#domain/payments/currency.ts';
import type { Fact, MailKind } from '#api/lib/mail/mail-kind.ts';
import { byPeople, own } from '#api/lib/mail/wording.ts';
import { alertTexts } from './alert-texts.ts';

/** What newly fits one saved search. */
export interface News {
  name: string;
  /** How many studios; `studioIds` are the first of them. */
  count: number;
  studioIds: number[];
}

/** What somebody is mailed of all their searches together. */
type AlertMailData = Readonly<{
  /** A list of {@link News}, as JSON. */
  news: string;
  /** By its id, such as `eur`. */
  currency: string;
}>;

/** New studios that fit what somebody has saved. */
export const alertMail: MailKind<AlertMailData> = {
  name: 'saved-search-news',
  notification: 'saved-search',
  priority: 'newsletter',
  isOpen: true,
  async compose({ news, currency }, { sql, language }) {
    const searches = JSON.parse(news) as News[];
    const ids = searches.flatMap(({ studioIds }) => studioIds);
    const studios = await findStudios(sql, ids);
    // What was listed in the morning may be gone when the email leaves.
    if (studios.length === 0) return undefined;
    const t = alertTexts(language);
    const rate = await rateOf(sql, currency);
    return {
      subject: t('subject', { count: searches.reduce((sum, { count }) => sum + count, 0) }),
      preview: t('preview'),
      heading: t('heading'),
      paragraphs: searches.map(({ name, count }) => ({
        named: t('search', { name: byPeople(name), count }).named,
        neutral: t('found', { count }).neutral,
      })),
      facts: studios.map((studio) => factOf(studio, rate, language)),
      // Parameters of a search are words that people wrote: they stay behind the login.
      action: { label: t('action'), path: '/account/saved-searches' },
      notes: [t('notes')],
    };
  },
};

/** US dollars where the currency is none any more. */
async function rateOf(db: Sql, currency: string): Promise<ExchangeRate> {
  const found = (await listCurrencies(db)).find(({ id }) => id === currency);
  return found ? { currency: found.id, rate: found.rate } : unconverted;
}

/** A studio with the price on its card. */
function factOf(studio: StudioRow, rate: ExchangeRate, language: Language): Fact {
  const price = own(priceIn(rate, studio.priceFromCents, language));
  const { name, neighbourhood, cityName } = studio;
  return {
    label: alertTexts(language)(`price.${studio.bookingMode}`, { price }),
    value: { named: `${name}, ${neighbourhood}, ${cityName}`, neutral: cityName },
  };
}

/** A price tag: without decimals when they are nought (ruling 32). */
function priceIn(rate: ExchangeRate, cents: number, language: Language): string {
  const amount = convertCents(cents, rate) / unitsOf(rate.currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currencies[rate.currency].code,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
