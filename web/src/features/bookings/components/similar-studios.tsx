import Box from '@mui/material/Box';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeAt } from '#domain/search/studio-search.ts';
import { minutesOfDay } from '#domain/time/calendar.ts';
import type { LocalTime } from '#domain/time/calendar.ts';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid } from '#web/features/studios/components/studio-grid.tsx';
import { priceOf } from '#web/features/studios/pricing.ts';
import { dayIn, localTimeIn } from '#web/lib/dates.ts';
import { Section } from '#web/ui/section.tsx';
import { useSelection } from '../hooks/use-selection.ts';
import type { Selection } from '../hooks/use-selection.ts';
import { othersThan, similarTo } from '../similar-studios.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';
import { useSimilarStudiosSuspenseQuery } from './similar-studios.generated.ts';

/** As many as are beside each other on a large screen. */
const SHOWN = 4;

/** What counts as near in price, as parts of the studio's own. */
const NEAR = { from: 0.6, to: 1.6 } as const;

/**
 * Studios of the same types in the same city, near in price; once a time is chosen, those that are
 * free then, each leading to its page with that time.
 */
export function SimilarStudios({ studio }: { studio: BookableStudioFragment }) {
  const { t } = useTranslation('bookings');
  const [selection] = useSelection();
  const freeAt = useDeferredTime(chosenTime(selection, studio.zone));
  const cents = priceThen(studio, freeAt);
  const time = freeAt && { freeAt };
  const { data } = useSimilarStudiosSuspenseQuery({
    variables: {
      filter: similarTo(studio, {
        minPriceCents: Math.floor(cents * NEAR.from),
        maxPriceCents: Math.ceil(cents * NEAR.to),
        ...time,
      }),
      // One more, since it may be this one.
      first: SHOWN + 1,
      ...time,
    },
    // The page is whole without them.
    errorPolicy: 'all',
  });
  const found: typeof data | undefined = data;
  const studios = othersThan(studio.id, found?.studios?.nodes ?? [], SHOWN);
  if (studios.length === 0) return null;
  return (
    <Section title={t(freeAt ? 'similar.freeTitle' : 'similar.title')}>
      <Box sx={gridStyle}>
        <StudioGrid row>
          {studios.map((other) => (
            <StudioCard
              key={other.id}
              studio={other}
              freeAt={freeAt}
              wholePrice={other.wholePrice}
            />
          ))}
        </StudioGrid>
      </Box>
    </Section>
  );
}

/** A start and a length. */
type Time = Pick<FreeAt, 'date' | 'hours'> & { startTime: LocalTime };

/** The time that is chosen, on the clock of the studio; undefined while a part of it is missing. */
function chosenTime({ date, time, start, hours }: Selection, zone: string): Time | undefined {
  if (start !== undefined) {
    return { date: dayIn(zone, start), startTime: localTimeIn(zone, start), hours };
  }
  return date !== undefined && time !== undefined ? { date, startTime: time, hours } : undefined;
}

/** What the studio costs at a time, or begins at: what others are compared by. */
function priceThen(studio: BookableStudioFragment, time: Time | undefined): number {
  if (!time) return studio.priceFromCents;
  const { hours, startTime } = time;
  const startMinutes = minutesOfDay(startTime);
  return priceOf(studio, { hours, startMinutes, withEngineer: false }).totalCents;
}

/** A time as it was before, while what is free at another one is on its way. */
function useDeferredTime(freeAt: Time | undefined): Time | undefined {
  const key = useDeferredValue(JSON.stringify(freeAt ?? null));
  return useMemo(() => (JSON.parse(key) as Time | null) ?? undefined, [key]);
}

/** Three columns have no place for a fourth. */
const gridStyle = {
  '& > ul > li:nth-of-type(4)': { display: { md: 'none', lg: 'block' } },
} as const;
