import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { CategoryId } from '#domain/studios/category.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import type { UnclaimedStudioFieldsFragment } from '../claims.generated.ts';
import { UnclaimedStudioFrame } from '../components/unclaimed-studio-frame.tsx';

/** A studio that somebody suggested, until whoever runs it claims and lists it. */
export function UnclaimedStudioPage() {
  return <UnclaimedStudioFrame>{(studio) => <Studio studio={studio} />}</UnclaimedStudioFrame>;
}

function Studio({ studio }: { studio: UnclaimedStudioFieldsFragment }) {
  const { t } = useTranslation(['claims', 'studios']);
  const { cityName, location } = usePlaceNames();
  const { id, name, website, isClaimed, city, categories } = studio;
  return (
    <article>
      <PageHead
        title={t('studio.title', { name, city: cityName(city) })}
        description={t('studio.description', { name, city: cityName(city) })}
        // Nobody who runs it has said any of this.
        noIndex
      />
      <Chip
        size="small"
        variant="outlined"
        label={t(isClaimed ? 'studio.claimed' : 'studio.unclaimed')}
      />
      <Typography variant="h1" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {location(city)}
      </Typography>
      <Box component="ul" aria-label={t('studio.categories')} sx={categoriesStyle}>
        {categories.map((category) => (
          <li key={category.id}>
            <Chip label={t(`studios:categories.${category.id as CategoryId}`)} />
          </li>
        ))}
      </Box>
      {website && (
        <Link
          href={website}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
          color="inherit"
          sx={websiteStyle}
        >
          {new URL(website).hostname}
          <ExternalLink size={16} aria-label={t('studio.newTab')} />
        </Link>
      )}
      <Alert severity="info" sx={{ my: 3 }}>
        <AlertTitle>{t(isClaimed ? 'studio.claimedTitle' : 'studio.unclaimedTitle')}</AlertTitle>
        {t(isClaimed ? 'studio.claimedText' : 'studio.unclaimedText')}
      </Alert>
      {!isClaimed && (
        <>
          <Typography variant="h3" component="h2">
            {t('studio.yours')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 2 }}>{t('studio.yoursText')}</Typography>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {!isClaimed && (
          <Button
            component={RouterLink}
            to={`/unclaimed-studios/${id}/claim`}
            variant="contained"
            size="large"
          >
            {t('studio.claim')}
          </Button>
        )}
        <Button
          component={RouterLink}
          to={`/studios/cities/${city.id}`}
          variant="outlined"
          color="inherit"
          size="large"
        >
          {t('studio.others', { city: cityName(city) })}
        </Button>
      </Box>
    </article>
  );
}

const categoriesStyle = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  mt: 2,
  p: 0,
} as const;

const websiteStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  mt: 1,
  overflowWrap: 'anywhere',
} as const;
