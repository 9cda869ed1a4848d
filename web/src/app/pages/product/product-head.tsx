import { useTranslation } from 'react-i18next';
import type { ProductDetailFragment } from '#web/features/catalog/catalog.generated.ts';
import { productPath } from '#web/features/catalog/product-path.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import type { NamedPath } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

interface ProductHeadProps {
  product: ProductDetailFragment;
  /** The pages above it, the outermost first. */
  trail: readonly NamedPath[];
}

/** What other sites and search engines learn of a product. */
export function ProductHead({ product, trail }: ProductHeadProps) {
  const { t } = useTranslation('catalog');
  const origin = useOrigin();
  const { name, slug, brand, description, shortDescription, pictures, variants } = product;
  const path = productPath(product);
  const said = shortDescription || description;
  return (
    <>
      <PageHead
        title={brand ? t('meta.titleOfBrand', { name, brand }) : name}
        description={said || t('meta.description', { name })}
        preview={{ kind: 'shop', id: slug }}
        trail={trail}
        canonical={path}
      />
      <JsonLd
        data={{
          '@type': 'Product',
          '@id': origin + path,
          name,
          url: origin + path,
          ...(said !== '' && { description: description || shortDescription }),
          ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
          image: pictures.map(({ url }) => origin + url),
          offers: variants.map(({ sku, priceCents, isAvailable }) => ({
            '@type': 'Offer',
            sku,
            url: origin + path,
            // Whoever reads these compares with other shops.
            priceCurrency: 'USD',
            price: (priceCents / 100).toFixed(2),
            availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
          })),
          ...(product.rating !== null && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.rating,
              reviewCount: product.ratingCount,
            },
          }),
        }}
      />
    </>
  );
}
