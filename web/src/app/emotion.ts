import createCache from '@emotion/cache';
import type { EmotionCache, StylisPlugin } from '@emotion/cache';

/** What a browser that knows the rest of our styles (Safari 16.4) knows under its own name only. */
const PREFIXED =
  /^(?:user-select|backdrop-filter|hyphens|box-decoration-break|text-decoration:\S+ )/;

/** Adds the names that are still needed. By default, an eighth of the styles would be older ones. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

const stylisPlugins = [prefix];

/** Where styles are collected. */
export function createEmotionCache(): EmotionCache {
  // Rule by rule, as in production: the browser takes no element with text that no page came with.
  return createCache({ key: 'rt', speedy: true, stylisPlugins });
}
