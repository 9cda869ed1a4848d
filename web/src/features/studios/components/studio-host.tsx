import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

/** Who lists a studio, with the way to their profile. */
export function StudioHost({ host }: { host: StudioDetailFragment['host'] }) {
  const { t } = useTranslation('studios');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <UserAvatar name={host.name} url={host.avatarUrl} width={44} />
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
      </div>
    </Box>
  );
}
