import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { cities } from '#domain/studios/city.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { HeroPictures } from './hero-pictures.tsx';
import { HeroSearch } from './hero-search.tsx';
import { barWidth } from '#web/app/theme/tokens.ts';

/** Cities that the hero leads to (spec §2.7). */
const popularCities = cities.filter(({ id }) =>
  ['los-angeles', 'new-york', 'nashville', 'london', 'berlin'].includes(id),
);

/** What somebody sees first: rooms, and a way to find one. */
export function Hero() {
  const { t } = useTranslation();
  const { cityName } = usePlaceNames();
  return (
    <Box component="section" aria-labelledby="hero-title" sx={heroStyle}>
      <Box sx={picturesStyle}>
        <HeroPictures />
      </Box>
      <Box sx={contentStyle}>
        <Typography id="hero-title" variant="h1" sx={{ maxWidth: 720 }}>
          {t('home.heading')}
        </Typography>
        <Typography sx={{ mt: 2, mb: 4, maxWidth: 560, fontSize: '1.125rem' }}>
          {t('home.lead')}
        </Typography>
        <HeroSearch />
        <Box component="nav" aria-label={t('home.cities')} sx={citiesStyle}>
          {popularCities.map((city) => (
            <Link
              key={city.id}
              component={RouterLink}
              to={`/studios/location/${city.id}`}
              color="inherit"
              underline="none"
              sx={cityStyle}
            >
              {cityName(city)}
            </Link>
          ))}
        </Box>
        <Button
          component={RouterLink}
          to="/studios/categories"
          variant="outlined"
          color="inherit"
          sx={{ mt: 3, borderColor: 'rgb(255 255 255 / 60%)' }}
        >
          {t('home.browse')}
        </Button>
      </Box>
    </Box>
  );
}

const heroStyle = {
  position: 'relative',
  gridColumn: 'full',
  minHeight: 650,
  display: 'grid',
  alignItems: 'center',
  color: '#fff',
  bgcolor: '#17140F',
} as const;

const picturesStyle = { position: 'absolute', inset: 0, overflow: 'hidden' } as const;

const contentStyle = {
  position: 'relative',
  // Suggestions lie over what follows; what is beside the words stays in reach.
  zIndex: 1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  width: '100%',
  maxWidth: barWidth,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  py: { xs: 6, md: 8 },
} as const;

const citiesStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 } as const;

const cityStyle = {
  px: 1.75,
  py: 0.875,
  borderRadius: 999,
  bgcolor: 'rgb(23 20 15 / 55%)',
  border: '1px solid rgb(255 255 255 / 40%)',
  fontSize: '0.9375rem',
  fontWeight: 500,
  transition: 'background-color 160ms',
  '&:hover': { bgcolor: 'rgb(23 20 15 / 85%)' },
} as const;
