import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ProductCardFragment } from '../catalog.generated.ts';

/** That a product is new, and how much less it costs than before (spec §9), over its picture. */
export function ProductBadges({
  product: { isNew, percentOff },
}: {
  product: Pick<ProductCardFragment, 'isNew' | 'percentOff'>;
}) {
  const { t } = useTranslation('catalog');
  if (!isNew && percentOff === 0) return null;
  return (
    <Box sx={badgesStyle}>
      {isNew && <span>{t('badges.new')}</span>}
      {percentOff > 0 && <span>{t('badges.off', { percent: percentOff })}</span>}
    </Box>
  );
}

const badgesStyle = {
  position: 'absolute',
  top: 12,
  left: 12,
  display: 'flex',
  gap: 0.75,
  pointerEvents: 'none',
  '& > span': {
    px: 1,
    borderRadius: 999,
    fontSize: '0.8125rem',
    lineHeight: '24px',
    color: '#17140F',
    bgcolor: 'rgb(255 255 255 / 92%)',
    fontWeight: 600,
  },
} as const;
