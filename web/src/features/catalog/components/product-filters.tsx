import Box from '@mui/material/Box';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  DEFAULT_PRODUCT_SORT,
  isProductSortName,
  productSortNames,
} from '#domain/catalog/product-sort.ts';
import { isPriceRange, priceRangeIds } from '#domain/catalog/product.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { useProductCategoriesQuery } from '../catalog.generated.ts';
import { usePriceRangeNames } from '../hooks/use-price-range-names.ts';
import type { ShopChoice } from '../shop-choice.ts';

interface ProductFiltersProps {
  choice: ShopChoice;
  onChange: (change: Partial<ShopChoice>) => void;
}

/** Which products: by words, by part of the shop and by price; and in which order. */
export function ProductFilters({ choice, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('catalog');
  const { data } = useProductCategoriesQuery({ variables: { language: useReaderLanguage() } });
  const rangeName = usePriceRangeNames();
  const categories = data?.productCategories ?? [];
  const isKnown = categories.some(({ id }) => id === choice.categoryId);
  return (
    <Box component="search" sx={fieldsStyle}>
      <SearchField
        label={t('filters.search')}
        value={choice.text}
        onCommit={(text) => onChange({ text })}
        icon={<Search size={18} aria-hidden />}
        input={{ type: 'search', name: 'q', maxLength: SEARCH_TEXT_LIMIT }}
      />
      <ChoiceSelect
        label={t('filters.category')}
        value={choice.categoryId ?? ''}
        onChange={(value) => onChange({ categoryId: value || undefined })}
        all={t('filters.allCategories')}
      >
        {categories.map(({ id, name, productCount }) => (
          <option key={id} value={id}>
            {t('filters.counted', { label: name, count: productCount })}
          </option>
        ))}
        {choice.categoryId !== undefined && !isKnown && (
          // Until the parts of the shop are there, and where there is no such part.
          <option value={choice.categoryId}>{choice.categoryId}</option>
        )}
      </ChoiceSelect>
      <ChoiceSelect
        label={t('filters.price')}
        value={choice.priceRange ?? ''}
        onChange={(value) => onChange({ priceRange: isPriceRange(value) ? value : undefined })}
        all={t('filters.anyPrice')}
      >
        {priceRangeIds.map((id) => (
          <option key={id} value={id}>
            {rangeName(id)}
          </option>
        ))}
      </ChoiceSelect>
      <ChoiceSelect
        label={t('filters.sort')}
        value={choice.sort}
        onChange={(value) =>
          onChange({ sort: isProductSortName(value) ? value : DEFAULT_PRODUCT_SORT })
        }
      >
        {productSortNames.map((name) => (
          <option key={name} value={name}>
            {t(`sorts.${name}`)}
          </option>
        ))}
      </ChoiceSelect>
    </Box>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 1.5,
  mb: 3,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& > :last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
