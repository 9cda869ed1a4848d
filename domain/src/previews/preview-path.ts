/** A page whose picture is shown where its address is shared: a kind of pages, and which of them. */
export interface PreviewSubject {
  /** Such as `studios`. */
  kind: string;
  /** As it stands in the page's own address. */
  id: string;
}

/** Width and height in pixels of the pictures: what the places that show them ask for. */
export const previewSize = { width: 1200, height: 630 } as const;

/** What the home page shows, and pages that have no picture of their own. */
export const sitePreview: PreviewSubject = { kind: 'site', id: 'default' };

/** Where the picture of a page is found: `/previews/studios/7.png`. */
export function previewPath({ kind, id }: PreviewSubject): string {
  return `/previews/${kind}/${encodeURIComponent(id)}.png`;
}

/** Ids are numbers, words with hyphens and tokens; nothing else stands in an address. */
const PATH = /^\/previews\/([a-z]{1,20})\/([\w-]{1,64})\.png$/;

/** The page whose picture a path names, exactly as `previewPath` writes it; undefined for anything else. */
export function parsePreviewPath(path: string): PreviewSubject | undefined {
  const [, kind, id] = PATH.exec(path) ?? [];
  return kind === undefined || id === undefined ? undefined : { kind, id };
}
