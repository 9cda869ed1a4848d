import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { enumName } from '#domain/enums/enum-name.ts';
import { relaxations } from '#domain/search/relaxation.ts';
import type { StudioSearch } from '#domain/search/search-params.ts';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid } from '#web/features/studios/components/studio-grid.tsx';
import { formatDays } from '#web/lib/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { searchVariables } from '../search-variables.ts';
import { searchQuery } from '../search-path.ts';
import { SeenStudiosLater } from './seen-studios-later.tsx';
import { useNearMatchesSuspenseQuery } from './near-matches.generated.ts';

/** For a search that finds nothing: what it would find with one condition fewer. */
export function NearMatches({ search }: { search: StudioSearch }) {
  const { t, i18n } = useTranslation(['search', 'studios']);
  const { filter, sort } = search;
  const asked = searchVariables(search);
  const time = asked.freeAt && {
    freeAt: asked.freeAt,
    anyStart: { ...asked.freeAt, startTime: null },
  };
  const { data } = useNearMatchesSuspenseQuery({ variables: { filter: asked.filter, ...time } });
  const matches = relaxations(filter).flatMap((relaxation) => {
    const found = data.nearMatches.find(({ without }) => without === enumName(relaxation.without));
    return found ? [{ ...relaxation, ...found, without: relaxation.without }] : [];
  });
  const { freeAt } = filter;
  const day = freeAt && formatDays(freeAt.date, freeAt.until ?? freeAt.date, i18n.language);
  return (
    <>
      <EmptyState
        title={t('empty.title')}
        text={t(matches.length > 0 ? 'empty.text' : 'empty.nothing')}
        action={
          <Button
            component={RouterLink}
            to={searchQuery({ filter: {}, sort })}
            preventScrollReset
            variant="outlined"
            color="inherit"
          >
            {t('empty.clear')}
          </Button>
        }
      />
      {matches.map(({ without, filter: relaxed, totalCount, studios }) => (
        <Box component="section" key={without} sx={{ mt: 4 }}>
          <Box sx={headStyle}>
            <Typography variant="h3">
              {t(`empty.without.${without}`, { day, text: filter.text })}
            </Typography>
            <Link
              component={RouterLink}
              to={searchQuery({ filter: relaxed, sort })}
              color="textPrimary"
              sx={linkStyle}
            >
              {t('empty.see', { count: totalCount })}
              <ArrowRight size={18} aria-hidden />
            </Link>
          </Box>
          <StudioGrid columns="fit" row>
            {studios.map((studio) => (
              <StudioCard
                key={studio.id}
                studio={studio}
                freeAt={relaxed.freeAt}
                wholePrice={studio.wholePrice ?? studio.priceAtAnyStart}
              />
            ))}
          </StudioGrid>
        </Box>
      ))}
      <SeenStudiosLater />
    </>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  mb: 1.5,
} as const;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  fontWeight: 600,
} as const;
