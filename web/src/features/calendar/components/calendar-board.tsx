import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HOURS_OPTIONS, MAX_HOURS } from '#domain/bookings/hours.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { bookingPath } from '#web/features/bookings/booking-paths.ts';
import { dayIn, localTimeIn } from '#web/lib/dates.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { useNow } from '#web/ui/clock.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { newBlock, openedBlock } from '../block-values.ts';
import { entriesOf } from '../calendar-entries.ts';
import type { CalendarEntry, CalendarStudio } from '../calendar-entries.ts';
import { dateOf, shownDays, viewOf } from '../calendar-params.ts';
import { useBlockChanges } from '../hooks/use-block-changes.ts';
import { useStudioCalendar } from '../hooks/use-studio-calendar.ts';
import { Agenda } from './agenda.tsx';
import { studioPalette } from '../studio-look.ts';
import type { CalendarBookingFragment } from './calendar.generated.ts';
import type { WallSpan } from './calendar-grid.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import type { CalendarPlace } from './calendar-toolbar.tsx';
import { StudioLegend } from './studio-legend.tsx';

const CalendarGrid = lazy(async () => ({
  default: (await import('./calendar-grid.tsx')).CalendarGrid,
}));
const ChangeDialog = lazy(async () => ({
  default: (await import('#web/features/bookings/components/change-dialog.tsx')).ChangeDialog,
}));
const BlockDialog = lazy(async () => ({
  default: (await import('./block-dialog.tsx')).BlockDialog,
}));

/** A block that is being written: a new one, or one that there is, perhaps dragged elsewhere. */
interface Opened {
  entry: CalendarEntry | undefined;
  span: WallSpan;
  /** Puts back what was dragged. */
  revert: (() => void) | undefined;
}

/** A booking that was dragged elsewhere. */
interface Dragged {
  booking: CalendarBookingFragment;
  wanted: { date: string; startTime: string; hours: string };
  revert: () => void;
}

/** The calendar of one's studios, at the place that the address names. */
export function CalendarBoard() {
  const { t, i18n } = useTranslation('calendar');
  const navigate = useNavigate();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [params, setParams] = usePageParams();
  const [opened, setOpened] = useState<Opened>();
  const [dragged, setDragged] = useState<Dragged>();
  // A place to begin with, until it is known where the studios are.
  const now = useNow();
  const today = dayIn('UTC', now);
  const view = viewOf(params) ?? (isPhone ? 'day' : 'week');
  const date = dateOf(params, today);
  const place: CalendarPlace = { view, date, studioId: params.get('studio') ?? undefined };
  const days = shownDays(view, date, i18n.language);
  const { calendar, renew } = useStudioCalendar(days);
  const changes = useBlockChanges(renew);

  if (calendar.studios.length === 0) {
    return <EmptyState title={t('noStudios.title')} text={t('noStudios.text')} />;
  }
  const shown = calendar.studios.filter(({ id }) => id === (place.studioId ?? id));
  const blockable = shown.filter(({ viewerCanBlock }) => viewerCanBlock);
  const entries = entriesOf(calendar, place.studioId);

  function go(change: Partial<CalendarPlace>): void {
    const next = { ...place, ...change };
    setParams({
      view: next.view,
      date: next.date,
      ...(next.studioId !== undefined && { studio: next.studioId }),
    });
  }

  function open(entry: CalendarEntry): void {
    if (entry.booking) void navigate(bookingPath(entry.booking.id, false));
    else if (entry.time?.block && entry.studio.viewerCanBlock) {
      setOpened({ entry, span: entry, revert: undefined });
    }
  }

  function move(entry: CalendarEntry, span: WallSpan, revert: () => void): void {
    const { booking } = entry;
    if (booking) setDragged({ booking, wanted: termsIn(span), revert });
    // Of a repeated block it has to be said which of its times are meant.
    else if (entry.time?.block?.rule) setOpened({ entry, span, revert });
    else changes.move(entry, span).catch(revert);
  }

  function close(): void {
    opened?.revert?.();
    setOpened(undefined);
  }

  return (
    <Stack spacing={2} sx={studioPalette}>
      <CalendarToolbar
        place={place}
        today={dayIn(shown[0]?.zone ?? 'UTC', now)}
        studios={calendar.studios}
        onGo={go}
        onBlock={
          blockable.length > 0
            ? () => setOpened({ entry: undefined, span: morningOf(date), revert: undefined })
            : undefined
        }
      />
      <StudioLegend studios={calendar.studios} shown={shown} date={date} />
      {view === 'list' ? (
        <Agenda entries={entries} days={days} onOpen={open} />
      ) : (
        <Suspense fallback={<CalendarSkeleton />}>
          <CalendarGrid
            // Made anew for another view or date: nothing of it has to be kept.
            key={`${view} ${date}`}
            view={view}
            date={date}
            entries={entries}
            now={nowIn(shown, now)}
            canBlock={blockable.length > 0}
            onSelect={(span) => setOpened({ entry: undefined, span, revert: undefined })}
            onOpen={open}
            onMove={move}
          />
        </Suspense>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('hint')}
      </Typography>
      {dragged && (
        <Optional>
          <ChangeDialog
            booking={dragged.booking}
            wanted={dragged.wanted}
            onClose={() => {
              // Until both sides agree it is where it was.
              dragged.revert();
              setDragged(undefined);
            }}
            onChanged={renew}
          />
        </Optional>
      )}
      {opened && (
        <Optional>
          <BlockDialog
            initialValues={
              opened.entry
                ? openedBlock(opened.entry, opened.span)
                : newBlock(blockable[0]!.id, opened.span)
            }
            studios={opened.entry ? [opened.entry.studio] : blockable}
            isNew={!opened.entry}
            asksWhichTimes={Boolean(opened.entry?.time?.block?.rule)}
            onSave={async (values) => {
              await changes.save(opened.entry, values);
              setOpened(undefined);
            }}
            onRemove={
              opened.entry &&
              ((values) => {
                void changes.remove(opened.entry!, values.scope);
                setOpened(undefined);
              })
            }
            onClose={close}
          />
        </Optional>
      )}
    </Stack>
  );
}

/** What clocks show now where the studios are; undefined when they do not agree. */
function nowIn(studios: readonly CalendarStudio[], now: number): string | undefined {
  const [zone, ...others] = new Set(studios.map((studio) => studio.zone));
  if (zone === undefined || others.length > 0) return undefined;
  return `${dayIn(zone, now)}T${localTimeIn(zone, now)}:00Z`;
}

/** The terms that a booking would have there; it lasts whole hours. */
function termsIn({ start, end }: WallSpan): Dragged['wanted'] {
  const [date = '', startTime = ''] = start.split('T');
  const hours = Math.round((Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / HOUR_MS);
  const length = HOURS_OPTIONS.find((option) => option >= hours) ?? MAX_HOURS;
  return { date, startTime, hours: String(length) };
}

function morningOf(date: string): WallSpan {
  return { start: `${date}T09:00`, end: `${date}T12:00` };
}
