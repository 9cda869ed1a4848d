import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/** Where styles are collected; they carry `nonce`, without which the browser refuses them. */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'rt', ...(nonce && { nonce }) });
}
