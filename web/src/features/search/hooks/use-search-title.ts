import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import { cities, countryNames } from '#domain/studios/city.ts';
import { cityNameIn, otherCityNames } from '#domain/studios/city-names.ts';
import { countryName } from '#web/lib/countries.ts';
import { formatClock, formatDays } from '#web/lib/dates.ts';

type Words = TFunction<'search'>;
type CountryCode = keyof typeof countryNames;

/** What a search shows, as a title: `Rehearsal rooms in London free on Sat, Nov 28`. */
export function useSearchTitle(filter: StudioFilter): string {
  const { t, i18n } = useTranslation('search');
  const what = whatOf(filter, t);
  const place = placeOf(filter, t, i18n.language);
  const when = whenOf(filter, t, i18n.language);
  if (place && when) return t('title.whatPlaceWhen', { what, place, when });
  if (place) return t('title.whatPlace', { what, place });
  if (when) return t('title.whatWhen', { what, when });
  return what === t('title.studios') ? t('title.all') : what;
}

/** The categories that the hero's `post-production` stands for (spec §2.7). */
const POST_PRODUCTION = 'mixing,mastering,voice-over';

function whatOf({ text, categories = [], promotedOnly }: StudioFilter, t: Words): string {
  if (text) return t('title.withText', { text });
  const [category] = categories;
  if (categories.length === 1 && category) return t(`categoryTitles.${category}`);
  if (categories.join() === POST_PRODUCTION) return t('title.postProduction');
  return promotedOnly ? t('title.sponsored') : t('title.studios');
}

/** The narrowest place that is asked for, with the preposition of the language. */
function placeOf(filter: StudioFilter, t: Words, language: string): string | undefined {
  const { location, cities: asked = [], country, regions = [] } = filter;
  if (location) return typedPlace(location, t, language);
  if (asked.length > 0) {
    const names = asked.map((id) => cityNameIn(language, { id, name: englishName(id) }));
    return t('title.in', { place: new Intl.ListFormat(language).format(names) });
  }
  if (country) {
    return isKnownCountry(country)
      ? t(`title.countries.${country}`)
      : t('title.in', { place: countryName(country, language) });
  }
  return regions.length === 1 ? t(`title.regions.${regions[0]!}`) : undefined;
}

/** A place as somebody typed it, by its proper name where it has one that we know. */
function typedPlace(typed: string, t: Words, language: string): string {
  const same = (name: string) => name.localeCompare(typed, language, { sensitivity: 'base' }) === 0;
  const city = cities.find(({ id, name }) => [name, ...otherCityNames(id)].some(same));
  if (city) return t('title.in', { place: cityNameIn(language, city) });
  const country = (Object.keys(countryNames) as CountryCode[]).find(
    (code) => same(countryNames[code]) || same(countryName(code, language)),
  );
  return country ? t(`title.countries.${country}`) : t('title.in', { place: typed });
}

function englishName(id: string): string {
  return cities.find((city) => city.id === id)?.name ?? id;
}

function isKnownCountry(code: string): code is CountryCode {
  return code in countryNames;
}

function whenOf({ freeAt }: StudioFilter, t: Words, language: string): string | undefined {
  if (!freeAt) return undefined;
  const { date, until = date, startTime } = freeAt;
  const day = formatDays(date, until, language);
  const form = until === date ? 'day' : 'days';
  return startTime === undefined
    ? t(`title.free.${form}`, { day })
    : t(`title.free.${form}At`, { day, time: formatClock(startTime, language) });
}
