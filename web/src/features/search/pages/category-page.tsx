import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isCategoryId } from '#domain/studios/category.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { DirectoryHeader } from '../components/directory-header.tsx';
import { DirectoryNotFound } from '../components/directory-not-found.tsx';
import { DirectoryPage } from '../components/directory-page.tsx';
import { LinkChips } from '../components/link-chips.tsx';
import { SearchPanel } from '../components/search-panel.tsx';
import { countsById } from '../facets.ts';
import { useSearchPanel } from '../hooks/use-search-panel.ts';
import { useSearchTitle } from '../hooks/use-search-title.ts';
import { searchPath } from '../search-path.ts';
import { useCategoryPageSuspenseQuery } from './category-page.generated.ts';

/** The studios of one kind. */
export function CategoryPage() {
  const { id = '' } = useParams();
  return (
    <DirectoryPage subject={id}>
      {isCategoryId(id) ? <CategoryStudios id={id} /> : <DirectoryNotFound kind="category" />}
    </DirectoryPage>
  );
}

function CategoryStudios({ id }: { id: CategoryId }) {
  const { t } = useTranslation(['search', 'studios']);
  const { cityName } = usePlaceNames();
  const panel = useSearchPanel(useMemo(() => ({ categories: [id] }), [id]));
  const { data } = useCategoryPageSuspenseQuery({ variables: { id } });
  const cityCounts = countsById(data.studios.cityCounts);
  const title = useSearchTitle(panel.address.search.filter);
  const description = t(`studios:categoryDescriptions.${id}`);
  return (
    <>
      <PageHead
        title={title}
        description={t('directory.categoryMeta', { title, description })}
        preview={{ kind: 'categories', id }}
        trail={[{ name: t('directory.allCategories'), path: '/studios/categories' }]}
        canonical={`/studios/categories/${id}`}
      />
      <DirectoryHeader
        back={{ to: '/studios/categories', label: t('directory.allCategories') }}
        title={title}
        lead={description}
        {...(data.category && { image: data.category.image })}
      />
      <LinkChips
        label={t('directory.cities')}
        links={data.cities.flatMap((city) => {
          const count = cityCounts?.get(city.id);
          const filter = { categories: [id], cities: [city.id] };
          return count
            ? [{ to: searchPath({ filter, sort: 'relevance' }), label: cityName(city), count }]
            : [];
        })}
      />
      <SearchPanel panel={panel} />
    </>
  );
}
