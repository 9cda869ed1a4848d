import { lazy, Suspense } from 'react';
import { useRecentProducts } from '../recent-products.ts';

const SeenProducts = lazy(async () => ({
  default: (await import('./seen-products.tsx')).SeenProducts,
}));

/**
 * {@link SeenProducts} beside the one that is shown, loaded only where there are some. The server, which
 * cannot know, shows none.
 */
export function SeenProductsLater({ exceptId }: { exceptId: string }) {
  const ids = useRecentProducts().filter((id) => id !== exceptId);
  return (
    ids.length > 0 && (
      <Suspense>
        <SeenProducts ids={ids} />
      </Suspense>
    )
  );
}
