import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compress } from '../kept/encodings.ts';
import type { Encoding } from '../kept/encodings.ts';

const fromBrotli = promisify(brotliDecompress);

/**
 * A page that is kept: compressed once, however often it is sent. As it is, which hardly anybody asks
 * for, it is not kept.
 */
export class PageContent {
  /** Weak, as encodings share it. */
  readonly etag: string;
  readonly #br: Buffer;
  #gzip: Promise<Buffer> | undefined;

  private constructor(etag: string, br: Buffer) {
    this.etag = etag;
    this.#br = br;
  }

  static async of(html: string): Promise<PageContent> {
    const text = Buffer.from(html);
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    return new PageContent(`W/"${digest}"`, await compress(text, 'br'));
  }

  /** Size in memory, with the other encoding that some ask for. */
  get bytes(): number {
    return Math.ceil(2.5 * this.#br.length);
  }

  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.#br;
    if (encoding === 'identity') return fromBrotli(this.#br);
    return (this.#gzip ??= this.as('identity').then((text) => compress(text, 'gzip')));
  }
}
