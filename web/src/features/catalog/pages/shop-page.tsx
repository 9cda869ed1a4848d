import Box from '@mui/material/Box';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledPage } from '#web/features/pages/components/titled-page.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Renewing } from '#web/ui/renewing.tsx';
import { FeaturedAside } from '../components/featured-aside.tsx';
import { FoundProducts, FoundProductsSkeleton } from '../components/found-products.tsx';
import { ProductFilters } from '../components/product-filters.tsx';
import { everyProduct, readShopChoice, writeShopChoice } from '../shop-choice.ts';
import type { ShopChoice } from '../shop-choice.ts';

/** What the shop sells (spec §2.11). */
export function ShopPage() {
  const { t } = useTranslation('catalog');
  const [params, setParams] = usePageParams();
  const choice = readShopChoice(params);
  const shown = useDeferredValue(params);

  function choose(change: Partial<ShopChoice>): void {
    // What is typed is one step of the history, not one for each pause.
    const replace = change.text !== undefined && choice.text !== '';
    setParams(writeShopChoice({ ...choice, ...change }), {
      replace,
      preventScrollReset: true,
      // A control shows at once what it was set to; only the products may take their time.
      flushSync: true,
    });
  }

  return (
    <TitledPage id="shop">
      <ProductFilters choice={choice} onChange={choose} />
      <Box sx={columnsStyle}>
        <ErrorBoundary
          resetKeys={[shown.toString()]}
          title={t('error.title')}
          text={t('error.text')}
          detail={t('error.detail')}
          retry={t('error.refresh')}
        >
          <Suspense fallback={<FoundProductsSkeleton />}>
            <Renewing isStale={shown !== params}>
              <FoundProducts choice={readShopChoice(shown)} onReset={() => choose(everyProduct)} />
            </Renewing>
          </Suspense>
        </ErrorBoundary>
        <FeaturedAside />
      </Box>
    </TitledPage>
  );
}

/** Where there is room, what is featured stands beside the products. */
const columnsStyle = {
  display: 'grid',
  columnGap: 4,
  rowGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
  alignItems: 'start',
} as const;
