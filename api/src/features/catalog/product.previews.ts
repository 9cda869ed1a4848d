import type { PreviewSource } from '#api/lib/previews/preview.ts';
import { productPicturesLoader } from './product.loaders.ts';
import { publishedProduct } from './product.service.ts';

/** Products with their first picture, by what stands in the address of their pages. */
export const productPreviews: PreviewSource = {
  kind: 'shop',
  async find(context, slug) {
    const product = await publishedProduct(context, slug);
    if (!product) return undefined;
    const [picture] = await productPicturesLoader(context).load(product.id);
    return { title: product.name, line: product.brand || undefined, picture: picture?.url };
  },
};
