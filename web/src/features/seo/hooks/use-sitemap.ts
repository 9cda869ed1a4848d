import { useEffect, useState } from 'react';
import { readSitemap } from '../seen-page.ts';

interface Sitemap {
  /** What it names; undefined until that is known. */
  paths: readonly string[] | undefined;
  failed: boolean;
}

/** Reads a sitemap, or an index of them. */
export function useSitemap(path: string): Sitemap {
  const [sitemap, setSitemap] = useState<Sitemap>({ paths: undefined, failed: false });
  useEffect(() => {
    const controller = new AbortController();
    readSitemap(path, controller.signal).then(
      (paths) => setSitemap({ paths, failed: false }),
      () => {
        if (!controller.signal.aborted) setSitemap({ paths: undefined, failed: true });
      },
    );
    return () => controller.abort();
  }, [path]);
  return sitemap;
}
