import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { columnsStyle } from './columns.ts';

/** A studio's page in outline, while it is on its way. */
export function StudioPageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <Box sx={columnsStyle}>
        <Box sx={{ gridArea: 'head', pt: { xs: 2, md: 3 } }}>
          <Skeleton width={120} height={44} />
          <Skeleton width="min(480px, 80%)" height={64} />
          <Skeleton width="min(320px, 60%)" height={32} sx={{ mb: 3 }} />
          <Box sx={mosaicStyle}>
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} variant="rounded" />
            ))}
          </Box>
        </Box>
        <Box sx={{ gridArea: 'body', mt: { xs: 3, md: 4 } }}>
          <Skeleton width="min(360px, 100%)" height={49} />
          <Skeleton width={140} height={48} sx={{ mt: 2, mb: 2 }} />
          <Skeleton height={24} />
          <Skeleton height={24} />
          <Skeleton height={24} width="70%" />
        </Box>
        <Skeleton variant="rounded" height={280} sx={cardStyle} />
      </Box>
    </Box>
  );
}

/** As the pictures are: one on a phone, and four beside it elsewhere. */
const mosaicStyle = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' },
  '& > *': { height: 'auto', aspectRatio: '3 / 2' },
  '& > :first-of-type': { gridRow: { sm: '1 / 3' }, aspectRatio: { sm: 'auto' } },
  '& > :not(:first-of-type)': { display: { xs: 'none', sm: 'block' } },
} as const;

const cardStyle = {
  gridArea: 'card',
  display: { xs: 'none', md: 'block' },
  mt: { md: 4, lg: 3 },
} as const;
