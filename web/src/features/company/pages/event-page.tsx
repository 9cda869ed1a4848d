import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDay, formatDayAndTime, formatTime, zoneName } from '#web/lib/dates.ts';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { useEventSuspenseQuery } from '../company.generated.ts';
import type { EventQuery } from '../company.generated.ts';
import { InventedNote } from '../components/invented-note.tsx';

/** An event: what, when by the clocks of its city, where, and how it gets into a calendar. */
export function EventPage() {
  const { slug = '' } = useParams();
  return (
    <ErrorBoundary resetKeys={[slug]}>
      <Suspense key={slug} fallback={<TextSkeleton />}>
        <Found slug={slug} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Found({ slug }: { slug: string }) {
  const { t } = useTranslation('company');
  const { t: menuText } = useTranslation('menu');
  const { data } = useEventSuspenseQuery({ variables: { slug, language: useReaderLanguage() } });
  if (data.event) return <Event event={data.event} />;
  return (
    <StatusPage
      status={404}
      title={t('events.gone')}
      text={t('events.goneText')}
      ways={[{ to: '/events', label: menuText('company.events') }]}
    />
  );
}

type ShownEvent = NonNullable<EventQuery['event']>;

function Event({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('company');
  const { t: menuText } = useTranslation('menu');
  const { location } = usePlaceNames();
  const { language, slug, title, text, venue, website, city, studio } = event;
  const lang = useForeignLanguage(language);
  const trail = [{ name: menuText('company.events'), path: '/events' }];
  return (
    <Box component="article" sx={{ py: { xs: 3, md: 6 }, maxWidth: 760 }}>
      <PageHead title={title} description={text.slice(0, 300)} trail={trail} />
      <JsonLd data={useEventData(event)} />
      <Breadcrumbs trail={trail} />
      <Typography variant="h1" lang={lang}>
        {title}
      </Typography>
      <LanguageNote language={language} />
      <InventedNote entries={[event]} />
      <Box component="dl" sx={factsStyle}>
        <dt>{t('events.when')}</dt>
        <dd>
          <When event={event} />
        </dd>
        <dt>{t('events.where')}</dt>
        <dd>
          {`${venue}, ${location(city)}`}
          {studio && (
            <>
              {' · '}
              <Link component={RouterLink} to={`/studios/${studio.id}`}>
                {studio.name}
              </Link>
            </>
          )}
        </dd>
      </Box>
      <Typography lang={lang} sx={{ mt: 3, whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button
          href={`/api/events/${slug}/calendar.ics?language=${language.toLowerCase()}`}
          variant="contained"
          startIcon={<CalendarPlus size={18} aria-hidden />}
        >
          {t('events.toCalendar')}
        </Button>
        {website && (
          <Button href={website} rel="noopener" variant="outlined" color="inherit">
            {t('events.website')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function When({ event: { startsAt, endsAt, city } }: { event: ShownEvent }) {
  const { i18n } = useTranslation('company');
  const { language } = i18n;
  const isOneDay =
    formatDay(startsAt, city.zone, language) === formatDay(endsAt, city.zone, language);
  const end = isOneDay
    ? formatTime(endsAt, city.zone, language)
    : formatDayAndTime(endsAt, city.zone, language);
  return (
    <>
      <time dateTime={startsAt}>{formatDayAndTime(startsAt, city.zone, language)}</time>
      {' – '}
      <time dateTime={endsAt}>{end}</time>
      {` (${zoneName(startsAt, city.zone, language)})`}
    </>
  );
}

/** The event as search engines know events. */
function useEventData({ title, text, slug, startsAt, endsAt, venue, city }: ShownEvent) {
  const origin = useOrigin();
  return {
    '@type': 'Event',
    name: title,
    description: text,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: `${origin}/events/${slug}`,
    location: {
      '@type': 'Place',
      name: venue,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city.name,
        addressCountry: city.countryCode,
      },
    },
  };
}

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 3,
  rowGap: 1,
  mt: 3,
  mb: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
