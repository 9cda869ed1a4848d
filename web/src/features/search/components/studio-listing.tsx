import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { sortNames } from '#domain/search/studio-search.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import type { ListingAddress } from '../hooks/use-listing-address.ts';
import { searchPath, searchQuery } from '../search-path.ts';
import { StudioResults } from './studio-results.tsx';
import type { StudioResultsFragment } from './studio-results.generated.ts';

interface StudioListingProps {
  list: StudioResultsFragment;
  address: ListingAddress;
}

/** The studios that a page is about: how many, in which order, and the way to all filters. */
export function StudioListing({ list, address }: StudioListingProps) {
  const { t } = useTranslation(['search', 'studios']);
  const { search, after } = address;
  if (list.totalCount === 0) return <NoStudios />;
  return (
    <section>
      <Box sx={headStyle}>
        <Typography variant="h3" component="h2">
          {t('studios:count', { count: list.totalCount })}
        </Typography>
        <Button
          component={RouterLink}
          to={searchPath(search)}
          color="inherit"
          startIcon={<SlidersHorizontal size={18} aria-hidden />}
        >
          {t('directory.allFilters')}
        </Button>
      </Box>
      <Box sx={{ mb: 3 }}>
        <LinkTabs
          label={t('sort.label')}
          current={search.sort}
          tabs={sortNames.map((sort) => ({
            id: sort,
            label: t(`sort.${sort}`),
            to: sort === 'relevance' ? '?' : `?sort=${sort}`,
          }))}
        />
      </Box>
      <StudioResults
        list={list}
        search={search}
        after={after}
        // What the page is about stands in its path.
        queryFrom={(from) => searchQuery({ filter: {}, sort: search.sort }, from)}
      />
    </section>
  );
}

function NoStudios() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      title={t('directory.empty')}
      text={t('directory.emptyText')}
      action={
        <Button component={RouterLink} to="/studios" variant="contained">
          {t('directory.allStudios')}
        </Button>
      }
    />
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
} as const;
