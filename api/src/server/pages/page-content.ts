import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compress, compressHard } from '../kept/encodings.ts';
import type { Encoding } from '../kept/encodings.ts';

const fromBrotli = promisify(brotliDecompress);

/**
 * How often a page is sent before it is worth compressing hard. A page is kept for as long as it takes
 * a quiet product to send it a few times, which would then be most of the work of it.
 */
const OFTEN = 30;

/**
 * A page that is kept: compressed once, and once more when it is sent often. As it is, which hardly
 * anybody asks for, it is not kept.
 */
export class PageContent {
  /** Weak, as encodings share it. */
  readonly etag: string;
  #br: Buffer;
  #timesSent = 0;
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
    if (encoding === 'br') {
      this.#timesSent++;
      if (this.#timesSent === OFTEN) void this.#shrink();
      return this.#br;
    }
    if (encoding === 'identity') return fromBrotli(this.#br);
    return (this.#gzip ??= this.as('identity').then((text) => compress(text, 'gzip')));
  }

  /** Compresses the page as small as is worth it. Meanwhile it is sent as it was. */
  async #shrink(): Promise<void> {
    try {
      this.#br = await compressHard(await this.as('identity'));
    } catch {
      // Then it stays as it is.
    }
  }
}
