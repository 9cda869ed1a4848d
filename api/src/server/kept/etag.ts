import type { Request } from 'express';

/** What names bytes to caches, as Express does it. */
export function etagOf({ app }: Request): (bytes: Buffer) => string | undefined {
  return app.get('etag fn') as (bytes: Buffer) => string | undefined;
}
