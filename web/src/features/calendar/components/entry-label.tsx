import Box from '@mui/material/Box';
import { Ban, CalendarCheck, CircleDashed, Hourglass, Import, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#web/lib/dates.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { CalendarEntry, EntryKind } from '../calendar-entries.ts';
import { studioEdge } from '../studio-look.ts';

export const entryIcons: Readonly<Record<EntryKind, LucideIcon>> = {
  booking: CalendarCheck,
  request: CircleDashed,
  block: Ban,
  import: Import,
  held: Hourglass,
};

interface EntryLabelProps {
  entry: CalendarEntry;
  /** Whether there is room for one line only. */
  isCompact: boolean;
}

/** What something in a grid is: by a sign and words, and whose by an edge, a colour and the name. */
export function EntryLabel({ entry, isCompact }: EntryLabelProps) {
  const { t, i18n } = useTranslation('calendar');
  const { kind, studio, studioIndex, title, start, end, isConflict } = entry;
  const Icon = isConflict ? TriangleAlert : entryIcons[kind];
  const from = formatClock(start.slice(11), i18n.language);
  const until = formatClock(end.slice(11), i18n.language);
  return (
    <Box
      sx={{
        ...labelStyle,
        '&::before': { ...edgeStyle, background: studioEdge(studioIndex) },
      }}
    >
      <Icon size={13} aria-hidden />
      <Box component="span" sx={visuallyHidden}>
        {t(`kinds.${kind}`)} {isConflict && t('conflict')}
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden' }}>
        <Box component="span" sx={isCompact ? lineStyle : undefined}>
          <strong>{title || t(`kinds.${kind}`)}</strong>
          {isCompact ? ` ${from}` : ''}
        </Box>
        {!isCompact && (
          <>
            <br />
            {from} – {until}
            <br />
            {studio.name}
          </>
        )}
        {isCompact && (
          <Box component="span" sx={visuallyHidden}>
            {' '}
            – {until}, {studio.name}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const labelStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  height: '100%',
  pl: 1,
  pr: 0.5,
  py: '1px',
  fontSize: 12,
  lineHeight: 1.35,
  overflow: 'hidden',
  '& svg': { flex: 'none', mt: '2px' },
} as const;

const edgeStyle = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 4,
} as const;

const lineStyle = {
  display: 'block',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
