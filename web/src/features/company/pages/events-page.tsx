import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MONTH } from '#domain/company/event-month.ts';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams, useSetPageParam } from '#web/lib/page-params.ts';
import { useNow } from '#web/ui/clock.tsx';
import { Section } from '#web/ui/section.tsx';
import { CitySelect } from '../components/city-select.tsx';
import { EventList } from '../components/event-list.tsx';
import { EventMonth } from '../components/event-month.tsx';
import { LoadingList } from '../components/loading-list.tsx';

/** What happens where: a calendar by month, and what is to come by city. */
export function EventsPage() {
  const { t } = useTranslation('company');
  const [params] = usePageParams();
  const narrow = useSetPageParam();
  const now = useNow();
  const asked = params.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : new Date(now).toISOString().slice(0, 7);
  const cityId = params.get('city') ?? '';
  const pathOf = (other: string) =>
    `/events?${new URLSearchParams({ month: other, ...(cityId && { city: cityId }) }).toString()}`;

  return (
    <TitledPage id="events">
      <Box component="search" aria-label={t('events.search')} sx={filterStyle}>
        <CitySelect value={cityId} onChange={(city) => narrow('city', city)} />
        <Link
          href={`/api/events/calendar.ics${cityId && `?city=${encodeURIComponent(cityId)}`}`}
          sx={feedStyle}
        >
          <CalendarPlus size={18} aria-hidden />
          {t('events.feed')}
        </Link>
      </Box>
      <LoadingList listKey={`${month} ${cityId}`}>
        <EventMonth month={month} cityId={cityId} pathOf={pathOf} />
      </LoadingList>
      <Section title={t('events.coming')}>
        <LoadingList listKey={cityId}>
          <EventList cityId={cityId} />
        </LoadingList>
      </Section>
    </TitledPage>
  );
}

const filterStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  mt: 4,
} as const;

const feedStyle = { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 } as const;
