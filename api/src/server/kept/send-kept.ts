import type { Request, Response } from 'express';
import { encodingFor } from './encodings.ts';
import type { MadeAnswer } from './kept-answers.ts';

/** Size from which compressing is worth it, in bytes. */
const WORTH_COMPRESSING = 1024;

/** Sends what may be shown again, or says that whoever asks has it. */
export async function sendKept(
  request: Request,
  response: Response,
  { status, headers, content }: MadeAnswer,
): Promise<void> {
  response.statusCode = status;
  if (content.etag !== undefined) response.setHeader('ETag', content.etag);
  const isLarge = content.identity.length >= WORTH_COMPRESSING;
  const encoding = isLarge ? encodingFor(request) : 'identity';
  const body = encoding === 'identity' ? content.identity : await content.as(encoding);
  if (response.writableEnded) return;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (request.fresh) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Length');
    response.end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
