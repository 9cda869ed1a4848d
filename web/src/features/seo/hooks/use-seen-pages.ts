import { useCallback, useEffect, useMemo, useState } from 'react';
import { readPage } from '../seen-page.ts';
import type { SeenPage } from '../seen-page.ts';
import { useSitemap } from './use-sitemap.ts';

/** So few that those who read the site do not notice. */
const AT_ONCE = 3;

/** More tell nothing new: they are of one kind, and have what the first have. */
const MOST = 120;

interface SeenPages {
  /** Those looked at so far, in the order of the sitemap. */
  pages: readonly SeenPage[];
  /** How many there are; undefined until that is known. */
  total: number | undefined;
  failed: boolean;
  /** Looks at one of them again. */
  look: (path: string) => Promise<void>;
}

/** Looks at the pages of a sitemap, a few at a time. Give it a `key` for each sitemap and language. */
export function useSeenPages(sitemap: string, language: string): SeenPages {
  const { paths: named, failed } = useSitemap(sitemap);
  const [seen, setSeen] = useState<ReadonlyMap<string, SeenPage>>(new Map());
  const paths = useMemo(() => named?.slice(0, MOST), [named]);

  const add = useCallback(
    (page: SeenPage) => setSeen((before) => new Map(before).set(page.path, page)),
    [],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const rest = (paths ?? []).values();
    const lookAtRest = async () => {
      for (const path of rest) {
        const page = await seenAt(path, language, signal);
        if (signal.aborted) return;
        add(page);
      }
    };
    for (let count = 0; count < AT_ONCE; count += 1) void lookAtRest();
    return () => controller.abort();
  }, [paths, language, add]);

  return {
    pages: paths?.flatMap((path) => seen.get(path) ?? []) ?? [],
    total: paths?.length,
    failed,
    look: async (path) => add(await seenAt(path, language)),
  };
}

/** A page that cannot be had is one that answers nothing. */
async function seenAt(path: string, language: string, signal?: AbortSignal): Promise<SeenPage> {
  try {
    return await readPage(path, language, signal);
  } catch {
    return { path, status: 0, title: '', description: '', picture: '', headings: 0, words: 0 };
  }
}
