import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import {
  dayIn,
  firstWeekday,
  formatMonth,
  formatShortDate,
  formatWeekday,
} from '#web/lib/dates.ts';
import { useForeignLanguage, useReaderLanguage } from '#web/lib/reader-language.ts';
import { useEventsSuspenseQuery } from '../company.generated.ts';
import type { EventCardFragment } from '../company.generated.ts';
import { monthAfter, weeksOf } from '../event-dates.ts';

/** A month has no more events that are shown. */
const MONTH_SIZE = 100;

interface EventMonthProps {
  /** `YYYY-MM`. */
  month: string;
  cityId: string;
  /** The address of the page with another month. */
  pathOf: (month: string) => string;
}

/** The events of a month, in a calendar of it. */
export function EventMonth({ month, cityId, pathOf }: EventMonthProps) {
  const { t, i18n } = useTranslation('company');
  const { data } = useEventsSuspenseQuery({
    variables: {
      language: useReaderLanguage(),
      month,
      cityId: cityId || null,
      first: MONTH_SIZE,
    },
  });
  const byDay = Map.groupBy(data.events.nodes, ({ startsAt, city }) => dayIn(city.zone, startsAt));
  const weeks = weeksOf(month, firstWeekday(i18n.language));
  const name = formatMonth(`${month}-15T12:00:00Z`, i18n.language);
  return (
    <section aria-label={name}>
      <Box sx={headStyle}>
        <Typography variant="h2">{name}</Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            component={RouterLink}
            to={pathOf(monthAfter(month, -1))}
            preventScrollReset
            color="inherit"
            variant="outlined"
            aria-label={t('events.monthBefore')}
          >
            <ChevronLeft size={18} aria-hidden />
          </Button>
          <Button
            component={RouterLink}
            to={pathOf(monthAfter(month, 1))}
            preventScrollReset
            color="inherit"
            variant="outlined"
            aria-label={t('events.monthAfter')}
          >
            <ChevronRight size={18} aria-hidden />
          </Button>
        </Box>
      </Box>
      {byDay.size === 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('events.emptyMonth')}
        </Typography>
      )}
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => {
              // A Sunday and a Monday of some week.
              const day = `2026-11-${String(29 - 7 + firstWeekday(i18n.language) + index).padStart(2, '0')}`;
              return (
                <th key={day} scope="col" abbr={formatWeekday(day, 'long', i18n.language)}>
                  {formatWeekday(day, 'short', i18n.language)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={day ?? `none ${index}`} data-empty={!day || !byDay.has(day)}>
                  {day && (
                    <>
                      <time dateTime={day} aria-label={formatShortDate(day, i18n.language)}>
                        {Number(day.slice(8))}
                      </time>
                      {byDay.get(day)?.map((event) => (
                        <EventLink key={event.id} event={event} />
                      ))}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </section>
  );
}

function EventLink({ event: { slug, title, language } }: { event: EventCardFragment }) {
  return (
    <Link
      component={RouterLink}
      to={`/events/${slug}`}
      variant="body2"
      lang={useForeignLanguage(language)}
      sx={{ display: 'block', py: 0.5, fontWeight: 500, overflowWrap: 'anywhere' }}
    >
      {title}
    </Link>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mt: 4,
  mb: 2,
} as const;

/** On a phone only the days on which something happens, beneath each other. */
const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 500, color: 'text.secondary', p: 1 },
  '& td': {
    verticalAlign: 'top',
    height: { sm: 92 },
    p: 1,
    border: 1,
    borderColor: 'divider',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& tr': { display: { xs: 'contents', sm: 'table-row' } },
  '& td[data-empty=true]': { display: { xs: 'none', sm: 'table-cell' }, color: 'text.secondary' },
  '& td[data-empty=false]': {
    display: { xs: 'block', sm: 'table-cell' },
    bgcolor: 'background.paper',
  },
} as const;
