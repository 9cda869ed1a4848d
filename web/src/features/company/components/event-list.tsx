import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { wholeCardLink } from '#web/ui/card-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { itemListData, JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useEventsSuspenseQuery } from '../company.generated.ts';
import type { EventCardFragment } from '../company.generated.ts';
import { cardsStyle, entryStyle } from './cards-style.ts';
import { InventedNote } from './invented-note.tsx';

const PAGE_SIZE = 12;

/** The events that are still to come, by city. */
export function EventList({ cityId }: { cityId: string }) {
  const { t } = useTranslation('company');
  const { cityName } = usePlaceNames();
  const origin = useOrigin();
  const { data, fetchMore } = useEventsSuspenseQuery({
    variables: {
      language: useReaderLanguage(),
      month: null,
      cityId: cityId || null,
      first: PAGE_SIZE,
    },
  });
  const { nodes, pageInfo } = data.events;
  if (nodes.length === 0) {
    return (
      <EmptyState
        level="h3"
        title={t('events.empty')}
        text={t('events.emptyText')}
        action={
          <Button
            component={RouterLink}
            to={cityId ? `/studios/cities/${cityId}` : '/studios'}
            variant="outlined"
            color="inherit"
          >
            {t('events.toStudios')}
          </Button>
        }
      />
    );
  }
  const byCity = [...Map.groupBy(nodes, ({ city }) => city.id).values()];
  return (
    <>
      <JsonLd
        data={itemListData(
          origin,
          nodes.map(({ title, slug }) => ({ name: title, path: `/events/${slug}` })),
        )}
      />
      <InventedNote entries={nodes} />
      {byCity.map((events) => (
        <Box key={events[0]!.city.id} sx={{ mt: 4 }}>
          <Typography variant="h3">{cityName(events[0]!.city)}</Typography>
          <Box component="ul" sx={{ ...cardsStyle, mt: 1.5 }}>
            {events.map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </Box>
        </Box>
      ))}
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

function EventItem({ event }: { event: EventCardFragment }) {
  const { i18n } = useTranslation('company');
  const { language, slug, title, venue, startsAt, city } = event;
  return (
    <Box component="li" sx={entryStyle}>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={startsAt}>{formatDayAndTime(startsAt, city.zone, i18n.language)}</time>
      </Typography>
      <Typography variant="h4" lang={useForeignLanguage(language)} sx={{ mt: 0.5 }}>
        <Link component={RouterLink} to={`/events/${slug}`} color="inherit" sx={wholeCardLink}>
          {title}
        </Link>
      </Typography>
      <Typography sx={{ mt: 1 }}>{venue}</Typography>
    </Box>
  );
}
