import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { responseWithin } from '#domain/bookings/response-time.ts';
import { formatMonth } from '#web/lib/dates.ts';
import { languageList } from '#web/lib/language-names.ts';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

/** Who lists a studio: since when, how fast they reply, in which languages. */
export function StudioHost({ host }: { host: StudioDetailFragment['host'] }) {
  const { t, i18n } = useTranslation('studios');
  const { language } = i18n;
  const { responseMinutes, spokenLanguages } = host;
  const reply = responseMinutes === null ? undefined : responseWithin(responseMinutes);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <UserAvatar name={host.name} url={host.avatarUrl} width={64} />
      <div>
        <Typography variant="caption" component="p" color="textSecondary">
          {t('detail.host')}
        </Typography>
        <Link
          component={RouterLink}
          to={`/profile/${host.id}`}
          color="text.primary"
          sx={{ fontWeight: 600 }}
        >
          {host.name}
        </Link>
        <Box component="ul" sx={factsStyle}>
          <li>{t('host.since', { month: formatMonth(host.createdAt, language) })}</li>
          {reply && <li>{t(`host.replies.${reply.unit}`, { count: reply.count })}</li>}
          {spokenLanguages.length > 0 && (
            <li>{t('host.speaks', { languages: languageList(spokenLanguages, language) })}</li>
          )}
        </Box>
      </div>
    </Box>
  );
}

const factsStyle = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  p: 0,
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const;
