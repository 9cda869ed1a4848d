import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { comparisonPath } from '#domain/favorites/comparison.ts';
import { COMPARED_LIMIT } from '#domain/favorites/limits.ts';
import { DOCK_HEIGHT } from '#web/ui/dock.ts';
import type { Ticked } from '../hooks/use-ticked.ts';
import { useTickedStudiosQuery } from './compare-bar.generated.ts';

/** Who is ticked to be compared, always at hand. */
export function CompareBar({ ticked }: { ticked: Ticked }) {
  const { t } = useTranslation('favorites');
  const { ids, toggle, clear } = ticked;
  const { data, previousData } = useTickedStudiosQuery({
    variables: { ids: [...ids] },
    skip: ids.length === 0,
  });
  if (ids.length === 0) return null;
  const known = new Map(
    [...(previousData?.studiosToCompare ?? []), ...(data?.studiosToCompare ?? [])].map((studio) => [
      studio.id,
      studio,
    ]),
  );
  const isEnough = ids.length > 1;
  return (
    <Box component="section" aria-label={t('compare.bar')} data-bottom-bar sx={barStyle}>
      <Box component="ul" sx={listStyle}>
        {ids.map((id) => {
          const studio = known.get(id);
          const [image] = studio?.images ?? [];
          return (
            <Box component="li" key={id} sx={itemStyle}>
              {image && (
                <Box
                  component="img"
                  src={image.url}
                  alt=""
                  width={image.width}
                  height={image.height}
                  sx={pictureStyle}
                />
              )}
              <Typography variant="body2" noWrap sx={nameStyle}>
                {studio?.name ?? '…'}
              </Typography>
              <IconButton
                size="small"
                onClick={() => toggle(id)}
                aria-label={t('compare.untick', { name: studio?.name ?? '' })}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
        <Typography component="output" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {isEnough
            ? t('compare.ticked', { chosen: ids.length, limit: COMPARED_LIMIT })
            : t('compare.oneMore')}
        </Typography>
        <Button color="inherit" onClick={clear}>
          {t('compare.clear')}
        </Button>
        {isEnough ? (
          <Button component={RouterLink} to={comparisonPath(ids)} variant="contained">
            {t('compare.open')}
          </Button>
        ) : (
          <Button variant="contained" disabled>
            {t('compare.open')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Floats over the end of the page, no wider than what is in it. */
const barStyle = {
  position: 'sticky',
  bottom: { xs: `calc(8px + ${DOCK_HEIGHT})`, md: `calc(16px + ${DOCK_HEIGHT})` },
  zIndex: 'appBar',
  width: { md: 'fit-content' },
  maxWidth: '100%',
  boxSizing: 'border-box',
  mx: 'auto',
  mb: 'env(safe-area-inset-bottom)',
  p: 1.25,
  pl: { md: 1.5 },
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'center' },
  columnGap: 3,
  rowGap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  bgcolor: 'background.paper',
  boxShadow: '0 8px 24px rgb(23 20 15 / 12%)',
} as const;

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  flex: 1,
  minWidth: 0,
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 0.5,
  py: 0.25,
  flexShrink: { xs: 0, lg: 1 },
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

const pictureStyle = {
  width: 44,
  height: 33,
  objectFit: 'cover',
  borderRadius: 1.5,
  bgcolor: 'divider',
} as const;

const nameStyle = { maxWidth: { xs: 120, lg: 200 }, minWidth: 0, fontWeight: 500 } as const;
