import { SEEN_PRODUCTS } from '#domain/catalog/product.ts';
import { recentList } from '#web/features/search/recent-list.ts';

const list = recentList('recent_products', SEEN_PRODUCTS);

/** Ids of the products that were last looked at in this browser, the latest first. */
export const useRecentProducts = list.use;

/** Puts a product at the top. */
export const rememberProduct = list.remember;

export const forgetAllProducts = list.forgetAll;
