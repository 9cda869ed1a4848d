import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useReaderLanguage } from '#web/lib/reader-language.ts';
import { PageMetaProvider } from '#web/ui/page-head.tsx';
import { usePageMetasQuery } from './page-metas.generated.ts';

/** Has pages tell search engines what administrators say of them; what pages say themselves, until that is known. */
export function PageMetas({ children }: { children: ReactNode }) {
  const language = useReaderLanguage();
  const { data } = usePageMetasQuery({ variables: { language } });
  const metas = useMemo(
    () => new Map(data?.pageMetas.map((meta) => [meta.path, meta] as const)),
    [data],
  );
  return <PageMetaProvider value={metas}>{children}</PageMetaProvider>;
}
