import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

/** A studio's page in outline, while it is on its way. */
export function StudioPageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box component="output" sx={{ display: 'block', pt: 3 }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Skeleton width={120} height={40} />
      <Skeleton width="min(480px, 80%)" height={64} />
      <Skeleton width="min(320px, 60%)" height={32} sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '3 / 2' }} />
        <Skeleton variant="rounded" sx={{ height: 'auto', display: { xs: 'none', sm: 'block' } }} />
      </Box>
    </Box>
  );
}
