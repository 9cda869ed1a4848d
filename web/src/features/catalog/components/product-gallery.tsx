import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PictureLink, useGallery } from '#web/ui/media/gallery.tsx';
import type { ProductDetailFragment } from '../catalog.generated.ts';
import { ProductBadges } from './product-badges.tsx';
import { ProductCover } from './product-cover.tsx';

/** The pictures of a product, which open on the whole screen; its drawn cover where it has none. */
export function ProductGallery({ product }: { product: ProductDetailFragment }) {
  const { t } = useTranslation('catalog');
  const { name, pictures } = product;
  const gallery = useGallery({
    hash: '#pictures',
    title: t('gallery.title', { name }),
    images: pictures,
  });
  const pictureAt = (index: number) => (
    <PictureLink
      gallery={gallery}
      images={pictures}
      index={index}
      label={t('gallery.open', { number: index + 1, total: pictures.length })}
      ratio="4 / 3"
      loading={index === 0 ? 'eager' : 'lazy'}
    />
  );
  return (
    <Box>
      <Box sx={mainStyle}>
        {pictures.length > 0 ? (
          pictureAt(0)
        ) : (
          <ProductCover product={{ ...product, cover: null }} />
        )}
        <ProductBadges product={product} />
      </Box>
      {pictures.length > 1 && (
        <Box component="ul" sx={othersStyle}>
          {pictures.slice(1).map(({ id }, index) => (
            <li key={id}>{pictureAt(index + 1)}</li>
          ))}
        </Box>
      )}
      {gallery.dialog}
    </Box>
  );
}

const mainStyle = {
  position: 'relative',
  borderRadius: 3,
  overflow: 'hidden',
  '& > a': { display: 'flex' },
} as const;

const othersStyle = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
} as const;
