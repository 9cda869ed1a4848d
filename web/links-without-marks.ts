import type { Plugin } from 'vite';

/** By default, links are marked for a part of react-router that the app does not have. */
export const MARKED = 'discover = "render"';

/** Has react-router mark no link for it: the marks were 3 KB of a page. Only in builds, on both sides. */
export function linksWithoutMarks(): Plugin {
  return {
    name: 'links-without-marks',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-/, code: MARKED },
      handler: (code) => ({ code: code.replaceAll(MARKED, 'discover = "none"'), map: null }),
    },
  };
}
