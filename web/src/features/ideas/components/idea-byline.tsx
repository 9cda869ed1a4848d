import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import type { IdeaItemFragment } from '../ideas.generated.ts';

/** Who suggested an idea, and when. */
export function IdeaByline({ idea }: { idea: IdeaItemFragment }) {
  const { t, i18n } = useTranslation('ideas');
  const { author, isOurs, createdAt } = idea;
  const date = formatDate(dayIn('UTC', Date.parse(createdAt)), i18n.language);
  const name = isOurs ? t('team') : author?.name;
  return (
    <Typography variant="body2" component="span" color="textSecondary">
      {name === undefined ? date : t('byline', { name, date })}
    </Typography>
  );
}
