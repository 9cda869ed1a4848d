import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { SimilarStudioFieldsFragment } from '../claims.generated.ts';

/** Studios that are there already, each with the way to it. */
export function SimilarStudios({ studios }: { studios: readonly SimilarStudioFieldsFragment[] }) {
  const { t } = useTranslation('claims');
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {studios.map(({ name, studioId, unclaimedId }) => {
        const to = studioId === null ? `/unclaimed-studios/${unclaimedId}` : `/studios/${studioId}`;
        return (
          <li key={to}>
            <Link component={RouterLink} to={to} color="inherit">
              {studioId === null ? t('suggest.unclaimed', { name }) : name}
            </Link>
          </li>
        );
      })}
    </Box>
  );
}
