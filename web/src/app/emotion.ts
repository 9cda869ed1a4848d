import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/** Where styles are collected. */
export function createEmotionCache(): EmotionCache {
  // Rule by rule, as in production: the browser takes no element with text that no page came with.
  return createCache({ key: 'rt', speedy: true });
}
