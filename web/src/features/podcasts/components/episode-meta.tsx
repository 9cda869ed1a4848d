import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/lib/dates.ts';
import { clockOf } from '#web/ui/media/clock-of.ts';
import type { EpisodeCardFragment } from '../podcasts.generated.ts';

/** When an episode was published, and how long it is. */
export function EpisodeMeta({
  episode: { publishedAt, durationMs },
}: {
  episode: Pick<EpisodeCardFragment, 'publishedAt' | 'durationMs'>;
}) {
  const { t, i18n } = useTranslation('podcasts');
  return (
    <Typography variant="body2" color="textSecondary" component="p">
      <time dateTime={publishedAt}>{formatDate(publishedAt.slice(0, 10), i18n.language)}</time>
      {` · ${t('duration', { time: clockOf(durationMs / 1000) })}`}
    </Typography>
  );
}
