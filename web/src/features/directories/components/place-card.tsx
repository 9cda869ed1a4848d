import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { kilometersBetween } from '#domain/studios/nearest-city.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { cardStyle, wholeCardLink } from '#web/ui/card-style.ts';
import type { PlaceCardFragment } from '../directories.generated.ts';
import { useTagNames } from '../hooks/use-tag-names.ts';
import type { Point } from '../place-choice.ts';
import { pathOf } from '../place-path.ts';
import { OpenStateText } from './open-state.tsx';
import { PlaceCover } from './place-cover.tsx';

interface PlaceCardProps {
  place: PlaceCardFragment;
  /** Where the reader is, if they have said so. */
  near: Point | undefined;
  /** Level of its name in the page’s outline. */
  level?: 'h2' | 'h3';
}

/** A place in a list. All of it leads to its page. */
export function PlaceCard({ place, near, level = 'h2' }: PlaceCardProps) {
  const { i18n } = useTranslation('directories');
  const { cityName } = usePlaceNames();
  const tagNames = useTagNames();
  const { name, address, city, tags } = place;
  const distance = near && formatKilometers(kilometersBetween(near, place), i18n.language);
  return (
    <Box component="article" sx={placeStyle}>
      <Box sx={coverStyle}>
        <PlaceCover place={place} />
      </Box>
      <Typography variant="h4" component={level} sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={pathOf(place)} color="inherit" sx={wholeCardLink}>
          {name}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[address, cityName(city)].filter(Boolean).join(', ')}
        {distance && ` · ${distance}`}
      </Typography>
      <OpenStateText place={place} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {tagNames(tags)
          .map(({ label }) => label)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

function formatKilometers(kilometers: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: kilometers < 10 ? 1 : 0,
  }).format(kilometers);
}

const placeStyle = {
  ...cardStyle,
  height: '100%',
  overflow: 'hidden',
  p: 2,
  '&:hover, &:focus-within': { borderColor: 'text.primary' },
} as const;

/** As wide as the card, and no higher than leaves the words in sight. */
const coverStyle = { m: -2, mb: 2, '& > svg, & > img': { aspectRatio: '5 / 2' } } as const;
