import { countFoundProducts, searchProducts } from '#db/catalog/product.repository.ts';
import type { SearchSource } from '#api/lib/search-source.ts';
import { productPicturesLoader } from './product.loaders.ts';

/** Products by what they are called, who makes them and where in the shop they are. */
export const productSource: SearchSource = {
  kind: 'products',
  async find(context, text, limit) {
    const { reads } = context;
    const products = await searchProducts(reads, text, limit);
    return {
      totalCount: () => countFoundProducts(reads, text),
      hits: products.map(({ id, name, slug, brand }) => ({
        id,
        title: name,
        slug,
        // Leads on to its address (§2.8).
        url: `/shop/products/${id}`,
        detail: brand,
        image: async () => (await productPicturesLoader(context).load(id))[0]?.url ?? null,
      })),
    };
  },
};
