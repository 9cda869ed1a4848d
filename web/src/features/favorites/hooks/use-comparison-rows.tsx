import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amenityIds } from '#domain/studios/amenity.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { minutesOfDay } from '#domain/time/calendar.ts';
import { priceOf } from '#web/features/studios/pricing.ts';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';
import { Rating } from '#web/ui/rating.tsx';
import {
  COMPARED_HOURS,
  FreeCell,
  GearCell,
  PriceCell,
  YesOrNo,
} from '../components/comparison-cells.tsx';
import type { ComparedStudioFragment } from '../components/compared-studio.generated.ts';
import { gearRows } from '../comparison-gear.ts';
import { policyPeriods } from '../policy-periods.ts';

/** One property, studio by studio. */
export interface ComparisonRow {
  name: string;
  cells: readonly ReactNode[];
  /** Whether it is not the same everywhere. */
  differs: boolean;
  /** Whether a difference is worth marking: prices and times nearly always differ. */
  isMarked?: boolean;
}

interface ComparisonSection {
  /** None for the first, which needs no name. */
  title?: string;
  rows: readonly ComparisonRow[];
}

/** At which time of day a price is compared where there is no free time to take it from. */
const NOON = '12:00';

/** Everything that is compared of studios, in the order in which it is shown. */
export function useComparisonRows(
  studios: readonly ComparedStudioFragment[],
): readonly ComparisonSection[] {
  const { t, i18n } = useTranslation('favorites');
  const { t: studioText } = useTranslation('studios');
  const { t: bookingText } = useTranslation('bookings');
  const number = new Intl.NumberFormat(i18n.language);

  function row<Value extends string | number | boolean>(
    name: string,
    valueOf: (studio: ComparedStudioFragment) => Value,
    show: (value: Value, studio: ComparedStudioFragment) => ReactNode,
  ): ComparisonRow {
    const values = studios.map(valueOf);
    return {
      name,
      differs: new Set(values).size > 1,
      cells: studios.map((studio, index) => show(values[index]!, studio)),
    };
  }

  const kinds = ({ categories }: ComparedStudioFragment) =>
    categories.map(({ id }) => studioText(`categories.${id as CategoryId}`)).join(', ');
  return [
    {
      rows: [
        row(
          t('compare.rating'),
          ({ rating, reviewCount }) => `${rating} ${reviewCount}`,
          (_, { rating, reviewCount }) => <Rating rating={rating} reviewCount={reviewCount} />,
        ),
        row(
          t('compare.price'),
          ({ priceFromCents, bookingMode }) => `${priceFromCents} ${bookingMode}`,
          (_, studio) => <PriceTag studio={studio} />,
        ),
        row(
          t('compare.fourHours', { hours: COMPARED_HOURS }),
          (studio) => JSON.stringify(quoteOf(studio)),
          (_, studio) => <PriceCell quote={quoteOf(studio)} />,
        ),
        row(
          t('compare.free', { hours: COMPARED_HOURS }),
          ({ nextFreeDays, zone }) => JSON.stringify([nextFreeDays, zone]),
          (_, studio) => <FreeCell studio={studio} />,
        ),
        row(t('compare.kinds'), kinds, (text) => text),
        row(
          studioText('detail.sizeLabel'),
          ({ sizeSquareMetres }) => sizeSquareMetres,
          (size) => studioText('detail.size', { size: number.format(size) }),
        ),
        row(
          bookingText('terms.title'),
          ({ cancellation }) => cancellation,
          (cancellation) => bookingText('terms.policy', policyPeriods(cancellation, i18n.language)),
        ),
      ],
    },
    {
      title: studioText('detail.equipment'),
      rows: gearRows(studios).map(({ kind, items, differs }) => ({
        name: studioText(`equipment.${kind}`),
        differs,
        cells: items.map((own, index) => (
          <GearCell key={studios[index]!.id} items={own} studios={studios.length} />
        )),
      })),
    },
    {
      title: studioText('detail.amenitiesTitle'),
      rows: amenityIds.map((amenity) => ({
        ...row(
          studioText(`amenities.${amenity}`),
          ({ amenities }) => amenities.some(({ id }) => id === amenity),
          (isThere) => <YesOrNo isThere={isThere} />,
        ),
        isMarked: true,
      })),
    },
  ];
}

function quoteOf(studio: ComparedStudioFragment) {
  const startMinutes = minutesOfDay(studio.nextFreeDays[0]?.startTime ?? NOON);
  return priceOf(studio, { hours: COMPARED_HOURS, startMinutes, withEngineer: false });
}
