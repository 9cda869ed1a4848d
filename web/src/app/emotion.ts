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

/** What only Firefox before 2021 knows. */
const FORGOTTEN = '::-moz-focus-inner';

/** Leaves out of rules what has no effect, as MUI's have much of: what a later declaration replaces. */
const trim: StylisPlugin = (element) => {
  const { type, props, children } = element;
  if (type !== 'rule' || !Array.isArray(children)) return;
  if (String(props).endsWith(FORGOTTEN)) {
    element.children = [];
    return;
  }
  const last = new Map(children.map((child) => [String(child.props), child]));
  element.children = children.filter(
    (child) => last.get(String(child.props)) === child || child.value.includes('!important'),
  );
};

// What a browser adds to a page is sent nowhere.
const stylisPlugins = import.meta.env.SSR ? [trim, prefix] : [prefix];

/** Where styles are collected. */
export function createEmotionCache(): EmotionCache {
  // Rule by rule, as in production: the browser takes no element with text that no page came with.
  return createCache({ key: 'rt', speedy: true, stylisPlugins });
}
