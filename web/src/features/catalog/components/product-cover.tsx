import Box from '@mui/material/Box';
import { enumValue } from '#domain/enums/enum-name.ts';
import { productKinds } from '#domain/catalog/product.ts';
import { productMotifs } from '#domain/catalog/cover.ts';
import { Cover } from '#web/ui/media/cover.tsx';
import type { ProductCardFragment } from '../catalog.generated.ts';

interface ProductCoverProps {
  product: Pick<ProductCardFragment, 'kind' | 'slug' | 'cover'>;
  priority?: boolean;
}

/** The first picture of a product, or else a drawn cover, which says no more than its name. */
export function ProductCover({ product, priority = false }: ProductCoverProps) {
  const { kind, slug, cover } = product;
  if (!cover) {
    return (
      <Box sx={drawnStyle}>
        <Cover motif={productMotifs[enumValue(kind, productKinds)]} seed={slug} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={cover.url}
      alt={cover.alt}
      width={cover.width}
      height={cover.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      sx={pictureStyle}
    />
  );
}

const pictureStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  bgcolor: 'divider',
} as const;

const drawnStyle = { '& > svg': { aspectRatio: '4 / 3' } } as const;
