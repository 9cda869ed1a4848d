import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useProductPageSuspenseQuery } from '#web/features/catalog/catalog.generated.ts';
import type { ProductPageQuery } from '#web/features/catalog/catalog.generated.ts';
import { ProductCard } from '#web/features/catalog/components/product-card.tsx';
import { ProductGallery } from '#web/features/catalog/components/product-gallery.tsx';
import { ProductGrid } from '#web/features/catalog/components/product-grid.tsx';
import { ProductReviews } from '#web/features/catalog/components/product-reviews.tsx';
import { SeenProductsLater } from '#web/features/catalog/components/seen-products-later.tsx';
import { productPath, shopPathOf } from '#web/features/catalog/product-path.ts';
import { rememberProduct } from '#web/features/catalog/recent-products.ts';
import { ReviewListSkeleton } from '#web/features/reviews/components/review-list.tsx';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LanguageNote } from '#web/ui/document/language-note.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { BuyBox } from './buy-box.tsx';
import { ProductHead } from './product-head.tsx';

/** A product: what it is, what it costs, what others thought of it (spec §2.11). */
export function ProductPage() {
  const { slug, id } = useParams();
  const asked = slug ?? id ?? '';
  return (
    <Box sx={{ py: { xs: 2, md: 4 } }}>
      <ErrorBoundary resetKeys={[asked]}>
        <Suspense key={asked} fallback={<ProductPageSkeleton />}>
          <Page asked={asked} isAtSlug={slug !== undefined} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

function Page({ asked, isAtSlug }: { asked: string; isAtSlug: boolean }) {
  const { t } = useTranslation('catalog');
  const { data } = useProductPageSuspenseQuery({
    variables: { idOrSlug: asked, language: useReaderLanguage() },
  });
  const { product } = data;
  if (!product) {
    return (
      <StatusPage
        status={404}
        title={t('notFound.title')}
        text={t('notFound.text')}
        ways={[{ to: '/shop', label: t('notFound.way') }]}
      />
    );
  }
  // It was asked for by its number, or had this address once.
  if (!isAtSlug || product.slug !== asked) return <Redirect to={productPath(product)} />;
  return <ProductView product={product} />;
}

function ProductView({ product }: { product: NonNullable<ProductPageQuery['product']> }) {
  const { t } = useTranslation('catalog');
  const { t: menuText } = useTranslation('menu');
  const { id, name, brand, category, shortDescription, description, rating, related } = product;
  useEffect(() => rememberProduct(id), [id]);
  const trail = [
    { name: menuText('catalog.shop'), path: '/shop' },
    { name: category.name, path: shopPathOf(category.id) },
  ];
  return (
    <article>
      <ProductHead product={product} trail={trail} />
      <Breadcrumbs trail={trail} />
      <Box sx={columnsStyle}>
        <ProductGallery product={product} />
        <div>
          {brand && <Typography color="textSecondary">{brand}</Typography>}
          <Typography variant="h1" lang="en" sx={titleStyle}>
            {name}
          </Typography>
          {rating !== null && <Rating rating={rating} reviewCount={product.ratingCount} />}
          {shortDescription && (
            <Typography lang="en" sx={{ mt: 1.5 }}>
              {shortDescription}
            </Typography>
          )}
          {product.hasLicenceKey && (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {t('licence')}
            </Typography>
          )}
          <Box sx={{ mt: 3 }}>
            {/* Begins anew with another product. */}
            <BuyBox key={id} product={product} />
          </Box>
        </div>
      </Box>
      {description && (
        <Section title={t('description')}>
          <LanguageNote language="EN" />
          <Typography lang="en" sx={{ maxWidth: 720, whiteSpace: 'pre-line' }}>
            {description}
          </Typography>
        </Section>
      )}
      <Section title={t('reviews.title')}>
        <ErrorBoundary title={t('reviews.error')}>
          <Suspense fallback={<ReviewListSkeleton count={2} />}>
            <ProductReviews productId={id} />
          </Suspense>
        </ErrorBoundary>
      </Section>
      {related.length > 0 && (
        <Section title={t('related')} more={{ to: '/shop', label: t('notFound.way') }}>
          <ProductGrid row>
            {related.map((other) => (
              <ProductCard key={other.id} product={other} level="h3" />
            ))}
          </ProductGrid>
        </Section>
      )}
      <SeenProductsLater exceptId={id} />
    </article>
  );
}

function ProductPageSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton width={200} height={44} sx={{ mb: 1 }} />
      <Box sx={columnsStyle}>
        <Skeleton
          variant="rounded"
          sx={{ height: 'auto', aspectRatio: '4 / 3', borderRadius: 3 }}
        />
        <div>
          <Skeleton width={90} />
          <Skeleton width="80%" height={64} />
          <Skeleton width={120} />
          <Skeleton variant="rounded" height={240} sx={{ mt: 3, borderRadius: 3 }} />
        </div>
      </Box>
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  columnGap: { md: 5 },
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;

const titleStyle = { mt: 0.5, mb: 1, overflowWrap: 'anywhere' } as const;
