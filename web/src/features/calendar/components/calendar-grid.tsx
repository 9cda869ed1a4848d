import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import FullCalendar from '@fullcalendar/react';
import type {
  AllowFunc,
  DateSelectInfo,
  EventApi,
  EventDropInfo,
  EventInput,
  EventResizeDoneInfo,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { firstWeekday } from '#web/lib/dates.ts';
import type { CalendarView } from '../calendar-params.ts';
import type { CalendarEntry } from '../calendar-entries.ts';
import { studioColors } from '../studio-look.ts';
import { EntryLabel } from './entry-label.tsx';

const viewNames = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const;

/** A span on the clock of a studio: `2026-12-01T19:00`. */
export interface WallSpan {
  start: string;
  end: string;
}

interface CalendarGridProps {
  view: Exclude<CalendarView, 'list'>;
  date: string;
  entries: readonly CalendarEntry[];
  /** What clocks show now where the studios are; undefined when they are in several zones. */
  now: string | undefined;
  canBlock: boolean;
  onSelect: (span: WallSpan) => void;
  onOpen: (entry: CalendarEntry) => void;
  /** Told where a block or a booking is dragged to; `revert` puts it back. */
  onMove: (entry: CalendarEntry, span: WallSpan, revert: () => void) => void;
}

/**
 * Days or a month as a grid. The library is given what clocks of the studios show and never an
 * instant, so nothing in it depends on the zone of the browser.
 */
export function CalendarGrid({
  view,
  date,
  entries,
  now,
  canBlock,
  onSelect,
  onOpen,
  onMove,
}: CalendarGridProps) {
  const { t, i18n } = useTranslation('calendar');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  const isFree: AllowFunc = ({ startStr, endStr }, moving) => {
    const studioId = moving && byId.get(moving.id)?.studio.id;
    const [start, end] = [wallTime(startStr), wallTime(endStr)];
    return !entries.some(
      (other) =>
        other.id !== moving?.id &&
        (other.kind === 'booking' || other.kind === 'request') &&
        other.studio.id === studioId &&
        other.start < end &&
        start < other.end,
    );
  };

  function moved({ event, revert }: EventDropInfo | EventResizeDoneInfo): void {
    const entry = byId.get(event.id);
    const span = entry && spanOf(event);
    if (entry && span) onMove(entry, span, revert);
    else revert();
  }

  const frame = useScrolledToFirst(entries);

  return (
    <Box
      component="section"
      ref={frame}
      aria-label={t('title')}
      // So that the arrow keys scroll it.
      tabIndex={0}
      sx={[gridStyle, view !== 'month' && daysStyle]}
    >
      <FullCalendar
        key={i18n.language}
        plugins={[dayGrid, timeGrid, interaction, classicTheme]}
        initialView={viewNames[view]}
        initialDate={date}
        headerToolbar={false}
        height="auto"
        tableHeaderSticky
        timeZone="UTC"
        locale={i18n.language}
        firstDay={firstWeekday(i18n.language)}
        fixedWeekCount
        allDaySlot={false}
        slotEventOverlap={false}
        slotDuration="00:30:00"
        snapDuration="00:15:00"
        nowIndicator={now !== undefined}
        {...(now !== undefined && { now })}
        dayMaxEvents={view === 'month' ? 3 : false}
        moreLinkText={(count) => t('more', { count })}
        moreLinkHint={(count) => t('more', { count })}
        closeHint={t('close')}
        selectable={canBlock}
        selectMirror
        selectLongPressDelay={400}
        eventLongPressDelay={400}
        editable={false}
        eventResizableFromStart
        eventInteractive
        eventAllow={isFree}
        events={entries.map(eventOf)}
        eventContent={labelsOf(byId, view === 'month')}
        select={(info) => onSelect(selectedSpan(info))}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const entry = byId.get(event.id);
          if (entry) onOpen(entry);
        }}
        eventDrop={moved}
        eventResize={moved}
      />
    </Box>
  );
}

/** Scrolls days to an hour before the first thing that is shown, or to the morning. */
function useScrolledToFirst(entries: readonly CalendarEntry[]) {
  const frame = useRef<HTMLDivElement>(null);
  const scroll = useEffectEvent(() => {
    const hours = entries.map(({ start }) => Number(start.slice(11, 13)));
    const first = Math.max(0, Math.min(9, ...hours) - 1);
    const { current } = frame;
    if (current) current.scrollTop = (current.scrollHeight * first) / 24;
  });
  useEffect(() => {
    // Once the library has laid out its rows, which it measures first.
    const later = setTimeout(() => scroll(), 100);
    return () => clearTimeout(later);
  }, []);
  return frame;
}

/** What events are shown as. */
function labelsOf(byId: ReadonlyMap<string, CalendarEntry>, isCompact: boolean) {
  return ({ event }: { event: { id: string } }) => {
    const entry = byId.get(event.id);
    return entry && <EntryLabel entry={entry} isCompact={isCompact} />;
  };
}

function eventOf(entry: CalendarEntry): EventInput {
  const { fill, text } = studioColors(entry.studioIndex);
  const isOwnBlock = entry.kind === 'block' && entry.studio.viewerCanBlock;
  return {
    id: entry.id,
    title: entry.title,
    start: `${entry.start}:00Z`,
    end: `${entry.end}:00Z`,
    color: fill,
    contrastColor: text,
    display: 'block',
    // Where a booking is dragged to is proposed to who booked it.
    editable: isOwnBlock || entry.booking?.viewerCanPropose === true,
    className: `entry-${entry.kind}`,
  };
}

function spanOf({ startStr, endStr }: EventApi): WallSpan | undefined {
  return startStr && endStr ? { start: wallTime(startStr), end: wallTime(endStr) } : undefined;
}

/** What was chosen; of whole days, from their first midnight to their last. */
function selectedSpan({ startStr, endStr }: DateSelectInfo): WallSpan {
  return { start: wallTime(startStr), end: wallTime(endStr) };
}

/** `2026-12-01T19:00` of what the library writes, which may be a day, or have seconds and an offset. */
function wallTime(text: string): string {
  return text.length === 10 ? `${text}T00:00` : text.slice(0, 16);
}

const gridStyle = ({ vars: { palette } }: Theme) => ({
  '--fc-classic-background': palette.background.paper,
  '--fc-classic-foreground': palette.text.primary,
  '--fc-classic-muted-foreground': palette.text.secondary,
  '--fc-classic-border': palette.divider,
  '--fc-classic-primary': palette.primary.main,
  '--fc-classic-now': palette.primary.main,
  '--fc-classic-today': palette.action.hover,
  '--fc-classic-highlight': palette.action.selected,
  '& .entry-request': { borderStyle: 'dashed', opacity: 0.92 },
  '& .entry-import, & .entry-block, & .entry-held': {
    backgroundImage: `repeating-linear-gradient(135deg, ${palette.action.hover} 0 6px, transparent 6px 12px)`,
  },
  borderRadius: 1.5,
  overflow: 'auto',
  fontSize: 13,
});

const daysStyle = { maxHeight: 'min(72dvh, 900px)' } as const;
