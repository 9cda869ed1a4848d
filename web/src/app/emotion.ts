import createCache from '@emotion/cache';
import type { EmotionCache, StylisPlugin } from '@emotion/cache';
import { trimRule, trimSheet } from './trim-styles.ts';

/** What a browser that knows the rest of our styles (Safari 16.4) knows under its own name only. */
const PREFIXED =
  /^(?:user-select|backdrop-filter|hyphens|box-decoration-break|text-decoration:\S+ )/;

/** Adds the names that are still needed. By default, an eighth of the styles would be older ones. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

// What a browser adds to a page is sent nowhere.
const stylisPlugins = import.meta.env.SSR ? [trimSheet, trimRule, prefix] : [prefix];

/** Where styles are collected. */
export function createEmotionCache(): EmotionCache {
  // Rule by rule, as in production: the browser takes no element with text that no page came with.
  return createCache({ key: 'r', speedy: true, stylisPlugins });
}
