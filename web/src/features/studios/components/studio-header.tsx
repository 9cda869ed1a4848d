import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BadgeCheck, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { CategoryId } from '#domain/studios/category.ts';
import { Hint } from '#web/ui/hint.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { usePlaceNames } from '../hooks/use-place-names.ts';
import { BackLink } from './back-link.tsx';
import { ShareStudio } from './share-studio.tsx';
import { StudioAction } from './studio-action.tsx';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

/** Name, rating and place of a studio, with the way back to the list. */
export function StudioHeader({ studio }: { studio: StudioDetailFragment }) {
  const { t } = useTranslation('studios');
  const { location } = usePlaceNames();
  const { search } = useLocation();
  return (
    <Box component="header" sx={{ pt: { xs: 2, md: 3 }, pb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <BackLink />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <ShareStudio name={studio.name} />
          <StudioAction studio={studio} place="header" />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 1 }}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)' }}>
          {studio.name}
        </Typography>
        {studio.packageType && <Tag>{t(`packages.${studio.packageType}`)}</Tag>}
        {studio.isVerified && (
          <Hint content={t('detail.verifiedHelp')}>
            <Tag tone="success" icon={<BadgeCheck size={16} aria-hidden />}>
              {t('detail.verified')}
            </Tag>
          </Hint>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2.5,
          rowGap: 1,
          mt: 1.5,
          color: 'text.secondary',
        }}
      >
        <Link component={RouterLink} to={{ search, hash: 'reviews' }} color="text.primary">
          <Rating rating={studio.rating} reviewCount={studio.reviewCount} />
        </Link>
        <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <MapPin size={16} aria-hidden />
          {studio.neighbourhood}, {location(studio.city)}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {studio.categories.map(({ id }) => (
            <Tag key={id} size="small" to={`/studios/categories/${id}`}>
              {t(`categories.${id as CategoryId}`)}
            </Tag>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
