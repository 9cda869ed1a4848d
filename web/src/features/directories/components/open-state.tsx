import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { openStateAt } from '#domain/directories/open-state.ts';
import { dayIn, formatDayAndTime, formatTime } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import type { PlaceCardFragment } from '../directories.generated.ts';

type Place = Pick<PlaceCardFragment, 'kind' | 'openTimes' | 'city'>;

/** Whether a shop is open now, and when that changes, on its own clock. Labels are never open. */
export function OpenStateText({ place }: { place: Place }) {
  const { t, i18n } = useTranslation('directories');
  const now = useNow();
  if (place.kind === 'LABEL') return null;
  const { zone } = place.city;
  const times = place.openTimes.map(({ opensAt, closesAt }) => ({
    start: Date.parse(opensAt),
    end: Date.parse(closesAt),
  }));
  const state = openStateAt(times, now);
  const clock = (at: number) => formatTime(at, zone, i18n.language);
  if (state.isOpen) {
    return (
      <Typography variant="body2" sx={{ color: 'success.main', fontWeight: 600 }}>
        {state.closesAt === null ? t('open.now') : t('open.until', { time: clock(state.closesAt) })}
      </Typography>
    );
  }
  const { opensAt } = state;
  const isToday = opensAt !== null && dayIn(zone, opensAt) === dayIn(zone, now);
  return (
    <Typography variant="body2" color="textSecondary">
      {opensAt === null && t('open.closed')}
      {opensAt !== null &&
        (isToday
          ? t('open.opensAt', { time: clock(opensAt) })
          : t('open.opensOn', { time: formatDayAndTime(opensAt, zone, i18n.language) }))}
    </Typography>
  );
}
