import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryIds, isCategoryId } from '#domain/studios/category.ts';
import { cityIds } from '#domain/studios/city.ts';
import { plugged } from '#web/app/plugged.ts';
import { LinkChips } from '#web/features/search/components/link-chips.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { countryName } from '#web/lib/countries.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import type { BrowseWindow } from '#web/lib/page-link.ts';
import { BrowseGrid, BrowseGridSkeleton } from './browse-grid.tsx';
import {
  useBrowseCategoriesSuspenseQuery,
  useBrowseCitiesSuspenseQuery,
} from './browse-windows.generated.ts';

interface BrowseDialogProps {
  name: BrowseWindow;
  open: boolean;
  onClose: () => void;
}

const expected = { categories: categoryIds.length, cities: cityIds.length };

/** The room types, or the cities, to go to from any page. */
export function BrowseDialog({ name, open, onClose }: BrowseDialogProps) {
  const { t } = useTranslation();
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t(`browse.${name}`)} maxWidth="lg">
      <ErrorBoundary key={name}>
        <Suspense fallback={<BrowseGridSkeleton count={expected[name]} />}>
          {name === 'categories' ? <Categories /> : <Cities />}
        </Suspense>
      </ErrorBoundary>
    </ResponsiveDialog>
  );
}

/** What else there is beside studios. */
const otherLinks = plugged.links.filter(({ inCategories }) => inCategories);

function Categories() {
  const { t } = useTranslation('studios');
  const { t: appText } = useTranslation();
  const { t: menuText } = useTranslation('menu');
  const { data } = useBrowseCategoriesSuspenseQuery();
  return (
    <>
      <BrowseGrid
        tiles={data.categories.flatMap(({ id, image, studioCount }) =>
          isCategoryId(id)
            ? [
                {
                  to: `/studios/categories/${id}`,
                  image,
                  title: t(`categories.${id}`),
                  lines: [t('count', { count: studioCount })],
                },
              ]
            : [],
        )}
      />
      <Box sx={{ mt: 4 }}>
        <LinkChips
          label={appText('browse.others')}
          links={otherLinks.map(({ to, label }) => ({ to, label: menuText(label) }))}
        />
      </Box>
    </>
  );
}

function Cities() {
  const { t, i18n } = useTranslation('studios');
  const { cityName } = usePlaceNames();
  const { data } = useBrowseCitiesSuspenseQuery();
  return (
    <BrowseGrid
      tiles={data.cities.map(({ id, name, countryCode, image, studioCount }) => ({
        to: `/studios/cities/${id}`,
        image,
        title: cityName({ id, name }),
        lines: [countryName(countryCode, i18n.language), t('count', { count: studioCount })],
      }))}
    />
  );
}
