import { randomBytes } from 'node:crypto';

/**
 * Stands for the nonce in pages that are kept. Nobody can guess it, so no text that a user wrote
 * contains it.
 */
export const NONCE_PLACEHOLDER = `nonce-${randomBytes(16).toString('hex')}`;

/**
 * What links to scripts are related to the page by, until the script that starts the app makes
 * module preloads of them.
 */
export const LATER_MODULE = 'later-module';

/** The document around every page, cut where a page fills it. */
export interface Template {
  beforeAttributes: string;
  beforeHead: string;
  beforeBody: string;
  end: string;
}

/** What a page fills the document with. */
export interface DocumentParts {
  /** Attributes of the html element, each with a space before it. */
  attributes: string;
  head: string;
  body: string;
}

/** A page without its nonce: what stands before, between and after the places of the nonce. */
export type Document = readonly string[];

/**
 * Cuts index.html where pages fill it. Every script and style element gets the nonce.
 * @throws when a place is missing.
 */
export function readTemplate(html: string): Template {
  const withNonces = html.replaceAll(
    /<(script|style)\b(?![^>]*\bnonce=)/g,
    `<$1 nonce="${NONCE_PLACEHOLDER}"`,
  );
  const match =
    /^(?<start>.*?<html)[^>]*(?<head>>.*)<!--app-head-->(?<body>.*)<!--app-body-->(?<end>.*)$/s.exec(
      withNonces,
    );
  if (!match?.groups) throw new Error('index.html lacks <html>, app-head or app-body.');
  const { start = '', head = '', body = '', end = '' } = match.groups;
  return { beforeAttributes: start, beforeHead: head, beforeBody: body, end };
}

/** Puts a page into the document, with links to the scripts that it will need first. */
export function assemble(
  template: Template,
  { attributes, head, body }: DocumentParts,
  preloads: readonly string[],
): Document {
  const links = preloads.map((href) => `<link rel="${LATER_MODULE}" crossorigin href="${href}">`);
  const html = [
    template.beforeAttributes,
    attributes,
    template.beforeHead,
    head,
    ...links,
    template.beforeBody,
    body,
    template.end,
  ].join('');
  return html.split(NONCE_PLACEHOLDER);
}

/** The document as it is sent, with the nonce of this one response. */
export function withNonce(document: Document, nonce: string): string {
  return document.join(nonce);
}
