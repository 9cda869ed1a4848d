import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isCategoryId } from '#domain/studios/category.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { CITIES_ID } from '../cities-id.ts';
import { CityCards } from '../components/city-cards.tsx';
import { DirectoryCard } from '../components/directory-card.tsx';
import { DirectoryGrid, DirectoryGridSkeleton } from '../components/directory-grid.tsx';
import { DirectoryPage } from '../components/directory-page.tsx';
import { useCategoriesPageSuspenseQuery } from './categories-page.generated.ts';

/** Cards that are in view when the page opens on a large screen. */
const IN_VIEW = 4;

/** The room types and the cities that there are. */
export function CategoriesPage() {
  return (
    <DirectoryPage subject="categories" skeleton={<CategoriesSkeleton />}>
      <Directory />
    </DirectoryPage>
  );
}

function Directory() {
  const { t } = useTranslation('studios');
  const { data } = useCategoriesPageSuspenseQuery();
  const kinds = data.categories.flatMap(({ id, image, studioCount }) =>
    isCategoryId(id) ? [{ id, image, studioCount }] : [],
  );
  return (
    <>
      <PageHead
        title={t('directory.categoriesTitle')}
        description={t('directory.categoriesDescription')}
        canonical="/studios/categories"
      />
      <Typography variant="h1" sx={{ mt: 3, fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)' }}>
        {t('directory.categoriesTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
        {t('directory.categoriesLead')}
      </Typography>
      <DirectoryGrid>
        {kinds.map(({ id, image, studioCount }, index) => (
          <DirectoryCard
            key={id}
            to={`/studios/categories/${id}`}
            image={image}
            title={t(`categories.${id}`)}
            text={t(`categoryDescriptions.${id}`)}
            count={studioCount}
            level="h2"
            priority={index < IN_VIEW}
          />
        ))}
      </DirectoryGrid>
      <Box id={CITIES_ID} sx={{ scrollMarginTop: 64 }}>
        <Section title={t('directory.citiesTitle')}>
          <CityCards cities={data.cities} level="h3" />
        </Section>
      </Box>
    </>
  );
}

function CategoriesSkeleton() {
  return (
    <>
      <Skeleton width="min(100%, 420px)" height={80} sx={{ mt: 2 }} />
      <Skeleton width="min(100%, 480px)" sx={{ mb: 4 }} />
      <DirectoryGridSkeleton count={12} />
    </>
  );
}
