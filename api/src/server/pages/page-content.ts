import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify<Buffer, Buffer>(gzip);

/** Half as much again as the fastest that is much smaller than gzip: pages are made far less often than read. */
const QUALITY = 5;

/** Looks back 512 KB, which few pages are longer than. By default it takes memory for 4 MB. */
const WINDOW_BITS = 19;

/** How the bytes of a page may be sent. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

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
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    return new PageContent(`W/"${digest}"`, await toBrotli(text, { params }));
  }

  /** Size in memory, with the other encoding that some ask for. */
  get bytes(): number {
    return Math.ceil(2.5 * this.#br.length);
  }

  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.#br;
    if (encoding === 'identity') return fromBrotli(this.#br);
    return (this.#gzip ??= this.as('identity').then(toGzip));
  }
}
