import type { Request, Response } from 'express';
import { encodingFor } from '../kept/encodings.ts';
import type { RenderedPage } from './page-rendering.ts';

/**
 * How pages may be stored. A browser asks each time, and a cache in front of us shows what it has for
 * half a minute at most, during the last part of which it looks for news. That is for what we keep
 * ourselves; a page that lacks something is not to be shown again. `no-store`, which keeps a page out
 * of the browser's back and forward cache, is for logged-in readers, whose pages must not come back
 * after logging out.
 */
const KEPT_PAGE = 'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=20';
const PUBLIC_PAGE = 'private, no-cache';
export const PERSONAL_PAGE = 'private, no-store';

/** What a page depends on beside its address. */
const READER = 'Cookie, Accept-Language';

/** Sends a page, or says that whoever asks has it. @param isPersonal whether nobody else may see it */
export async function sendPage(
  request: Request,
  response: Response,
  { status, redirect, policy, content }: RenderedPage,
  isPersonal: boolean,
): Promise<void> {
  const isKept = typeof content !== 'string';
  response.vary(isKept ? `${READER}, Accept-Encoding` : READER);
  const unkept = isPersonal ? PERSONAL_PAGE : PUBLIC_PAGE;
  response.set('Cache-Control', isKept ? KEPT_PAGE : unkept);
  if (redirect !== undefined) return response.redirect(status, redirect);
  response.set('Content-Security-Policy', policy);
  response.status(status).type('html');
  if (!isKept) {
    response.end(content);
    return;
  }
  response.set('ETag', content.etag);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = encodingFor(request);
  const body = await content.as(encoding);
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.end(body);
}
