import type { InlineSources } from '#domain/rendering/page-contract.ts';

/**
 * What links to scripts and texts are related to the page by, until the script that starts the app
 * makes preloads of them.
 */
export const LATER = 'later';

/** The document around every page, cut where a page fills it. */
export interface Template {
  beforeAttributes: string;
  beforeHead: string;
  beforeBody: string;
  end: string;
  inline: InlineSources;
}

/** What a page fills the document with. */
export interface DocumentParts {
  /** Attributes of the html element, each with a space before it. */
  attributes: string;
  head: string;
  body: string;
}

/**
 * Cuts index.html where pages fill it.
 * @throws when a place is missing.
 */
export function readTemplate(html: string): Template {
  const match =
    /^(?<start>.*?<html)[^>]*(?<head>>.*)<!--app-head-->(?<body>.*)<!--app-body-->(?<end>.*)$/s.exec(
      html,
    );
  if (!match?.groups) throw new Error('index.html lacks <html>, app-head or app-body.');
  const { start = '', head = '', body = '', end = '' } = match.groups;
  const inline = { scripts: textsOf('script', html), styles: textsOf('style', html) };
  return { beforeAttributes: start, beforeHead: head, beforeBody: body, end, inline };
}

/** What elements without an address of their own hold. */
function textsOf(element: 'script' | 'style', html: string): string[] {
  const elements = new RegExp(
    `<${element}\\b(?![^>]*\\bsrc=)[^>]*>(?<text>.*?)</${element}>`,
    'gs',
  );
  return [...html.matchAll(elements)].flatMap(({ groups }) => groups?.text ?? []);
}

/** Addresses of what a page needs before the app can start on it. */
export interface Needs {
  scripts: readonly string[];
  texts: readonly string[];
}

/** Puts a page into the document, with links to what it will need first. */
export function assemble(
  template: Template,
  { attributes, head, body }: DocumentParts,
  { scripts, texts }: Needs,
): string {
  const links = [
    ...texts.map((href) => `<link rel="${LATER}" as="fetch" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="${LATER}" crossorigin href="${href}">`),
  ];
  return [
    template.beforeAttributes,
    attributes,
    template.beforeHead,
    head,
    ...links,
    template.beforeBody,
    body,
    template.end,
  ].join('');
}
