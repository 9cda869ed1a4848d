import { createContext, useContext, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { previewPath, previewSize, sitePreview } from '#domain/previews/preview-path.ts';
import type { PreviewSubject } from '#domain/previews/preview-path.ts';
import { breadcrumbData, JsonLd } from './json-ld.tsx';
import type { NamedPath } from './json-ld.tsx';
import { useOrigin } from './origin.tsx';

const AreaContext = createContext<string | undefined>(undefined);

/** What is said of a page in place of what it says itself. What is empty stays. */
interface PageMeta {
  title: string;
  description: string;
  /** Path of a picture of this site. */
  picture: string;
}

const MetaContext = createContext<ReadonlyMap<string, PageMeta>>(new Map());

/** What is said of pages in place of what they say themselves, by their paths. */
export const PageMetaProvider = MetaContext.Provider;

/** Names the part of the product that pages stand in, where they have to be told from others of their titles. */
export const PageArea = AreaContext.Provider;

interface PageHeadProps {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  /** Whose picture is shown where the address is shared; the product's own unless given. */
  preview?: PreviewSubject;
  /** Path under which the page should be known when it has several. */
  canonical?: string;
  /** The pages above this one, the outermost first, as search engines show them over a result. */
  trail?: readonly NamedPath[];
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

/**
 * Title and metas of a page. React moves them into the document's head. What Twitter is not told in
 * its own words it takes from those of Open Graph.
 */
export function PageHead({
  preview = sitePreview,
  canonical,
  trail,
  noIndex,
  ...own
}: PageHeadProps) {
  const origin = useOrigin();
  const { pathname } = useLocation();
  const area = useContext(AreaContext);
  const path = canonical ?? pathname;
  const meta = useContext(MetaContext).get(path);
  const title = meta?.title || own.title;
  const description = meta?.description || own.description;
  const fullTitle = `${area ? `${title} · ${area}` : title} · Roomtone`;
  const address = origin + path;
  useDocumentTitle(fullTitle);
  return (
    <>
      {import.meta.env.SSR && <title>{fullTitle}</title>}
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Roomtone" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + (meta?.picture || previewPath(preview))} />
      {!meta?.picture && (
        <>
          <meta property="og:image:width" content={String(previewSize.width)} />
          <meta property="og:image:height" content={String(previewSize.height)} />
        </>
      )}
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {trail && <JsonLd data={breadcrumbData(origin, [...trail, { name: own.title, path }])} />}
    </>
  );
}

/** React would take the title away with its page, and the next page may still be on its way. */
function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
