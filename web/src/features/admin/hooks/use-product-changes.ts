import { useApolloClient } from '@apollo/client/react';
import { useRemoveProductCategoryMutation, useShowProductMutation } from '../products.generated.ts';
import type {
  AdminProductCategoriesDocument,
  AdminProductsDocument,
} from '../products.generated.ts';
import { useListChanges } from './use-list-changes.ts';

/** Has what readers have of the shop be asked for again. */
export function useForgetProducts(): () => void {
  const { cache } = useApolloClient();
  return () => {
    for (const fieldName of ['products', 'product', 'productCategories', 'seenProducts']) {
      cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
  };
}

/** What a page of administrators lists of the shop. */
export type ProductList = typeof AdminProductsDocument | typeof AdminProductCategoriesDocument;

/** Changes products and parts of the shop from a list, which is read again then. */
export function useProductChanges(list: ProductList) {
  const client = useApolloClient();
  const forgetProducts = useForgetProducts();
  const renew = async () => {
    forgetProducts();
    await client.refetchQueries({ include: [list] });
  };
  const { attempt } = useListChanges(renew);
  const [showProduct] = useShowProductMutation();
  const [removeCategory] = useRemoveProductCategoryMutation();
  return {
    renew,
    show: (id: string, isShown: boolean) =>
      attempt(() => showProduct({ variables: { input: { id, isShown } } })),
    removeCategory: (id: string) => attempt(() => removeCategory({ variables: { id } })),
  };
}
