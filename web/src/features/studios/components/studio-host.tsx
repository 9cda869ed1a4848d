import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

/** Who lists a studio, with the way to their profile. */
export function StudioHost({ host }: { host: StudioDetailFragment['host'] }) {
  const { t } = useTranslation('studios');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar src={host.avatarUrl ?? ''} alt="" sx={{ width: 44, height: 44 }}>
        {host.name.charAt(0).toUpperCase()}
      </Avatar>
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
