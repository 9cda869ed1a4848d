import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrigin } from './origin.tsx';

interface PageHeadProps {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  /** Path of a picture for previews elsewhere. */
  image?: string | undefined;
  /** Path under which the page should be known when it has several. */
  canonical?: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

/** Title and metas of a page. React moves them into the document's head. */
export function PageHead({ title, description, image, canonical, noIndex }: PageHeadProps) {
  const origin = useOrigin();
  const { pathname } = useLocation();
  const fullTitle = title === 'Roomtone' ? title : `${title} · Roomtone`;
  const address = origin + (canonical ?? pathname);
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
      {image && <meta property="og:image" content={origin + image} />}
    </>
  );
}

/** React would take the title away with its page, and the next page may still be on its way. */
function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
