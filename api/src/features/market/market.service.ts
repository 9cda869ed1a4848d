import { listCityFigures, listMarketFigures } from '#db/market/market-figure.repository.ts';
import type { MarketFigureRow } from '#db/market/market-figure.repository.ts';
import { marketPeriod, WHOLE } from '#domain/market/market.ts';
import type { MarketKind } from '#domain/market/market.ts';
import { categoryIds } from '#domain/studios/category.ts';
import { addDays, dateRange, formatDate } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { citiesOf, cityOf } from '#api/features/studios/studio.loaders.ts';
import type { Context } from '#api/lib/context.ts';
import type {
  Market,
  MarketCity,
  MarketHour,
  MarketPrice,
  MarketShare,
  MarketWeek,
} from './market.type.ts';

/** What can be told of the market of a city, or of all. @returns null for an unknown city */
export async function findMarket(context: Context, cityId: string | null): Promise<Market | null> {
  const { reads, now } = context;
  if (cityId !== null && !(await cityOf(context, cityId))) return null;
  const rows = await listMarketFigures(
    reads,
    cityId === null ? { scope: 'world', place: '' } : { scope: 'city', place: cityId },
  );
  const day = rows[0]?.day ?? null;
  const { from, to } = marketPeriod(day ?? formatDate(now));
  return {
    day,
    from,
    until: addDays(to, -1),
    prices: pricesIn(rows),
    cities: cityId === null ? await cityFigures(context) : [],
    hours: hoursIn(rows),
    leads: sharesIn(rows, 'lead'),
    lengths: sharesIn(rows, 'length'),
    weeks: weeksIn(rows, from, to),
  };
}

/** What studios of a country (ISO 3166-1 alpha-2) ask for an hour, by room type. */
export async function findCountryPrices(
  { reads }: Pick<Context, 'reads'>,
  countryCode: string,
): Promise<MarketPrice[]> {
  return pricesIn(await listMarketFigures(reads, { scope: 'country', place: countryCode }));
}

function pricesIn(rows: readonly MarketFigureRow[]): MarketPrice[] {
  const prices = bucketsOf(rows, 'price');
  return [WHOLE, ...categoryIds].flatMap((bucket) => {
    const row = prices.get(bucket);
    return row
      ? [
          {
            categoryId: bucket === WHOLE ? null : bucket,
            lowCents: row.lowCents!,
            medianCents: row.medianCents!,
            highCents: row.highCents!,
          },
        ]
      : [];
  });
}

async function cityFigures(context: Context): Promise<MarketCity[]> {
  const byCity = Map.groupBy(await listCityFigures(context.reads), ({ place }) => place);
  return (await citiesOf(context)).flatMap((city) => {
    const rows = byCity.get(city.id);
    if (!rows) return [];
    const tenths = bucketsOf(rows, 'use').get(WHOLE)?.level;
    return [
      {
        city,
        medianCents: bucketsOf(rows, 'price').get(WHOLE)?.medianCents ?? null,
        weeklyHours: tenths == null ? null : tenths / 10,
      },
    ];
  });
}

function hoursIn(rows: readonly MarketFigureRow[]): MarketHour[] {
  return [...bucketsOf(rows, 'hour')]
    .map(([bucket, { level }]) => {
      const [weekday, hour] = bucket.split(' ').map(Number);
      return { weekday: weekday!, hour: hour!, level: level! };
    })
    .toSorted((one, other) => one.weekday - other.weekday || one.hour - other.hour);
}

function sharesIn(rows: readonly MarketFigureRow[], kind: 'lead' | 'length'): MarketShare[] {
  return [...bucketsOf(rows, kind)]
    .map(([bucket, { level }]) => ({ from: Number(bucket), share: level! }))
    .toSorted((one, other) => one.from - other.from);
}

/** Every week that is counted, where any can be told. */
function weeksIn(rows: readonly MarketFigureRow[], from: LocalDate, to: LocalDate): MarketWeek[] {
  const levels = bucketsOf(rows, 'week');
  const rates = bucketsOf(rows, 'rate');
  if (levels.size === 0) return [];
  return dateRange(from, addDays(to, -1))
    .filter((_, index) => index % 7 === 0)
    .map((monday) => ({
      monday,
      level: levels.get(monday)?.level ?? null,
      medianCents: rates.get(monday)?.medianCents ?? null,
    }));
}

/** The figures of a kind by their buckets. */
function bucketsOf(rows: readonly MarketFigureRow[], kind: MarketKind) {
  return new Map(rows.filter((row) => row.kind === kind).map((row) => [row.bucket, row]));
}
