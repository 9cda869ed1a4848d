import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { HttpNetworkFrame } from 'msw/experimental';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { dismissToast } from '#web/ui/toast/toast-store.ts';
import { mockServer } from './mock-server.ts';
import { closePage, untilClosed } from './opened-page.ts';

configure({
  // A busy machine takes its time, above all with code that loads on demand; what never comes fails
  // all the same.
  asyncUtilTimeout: 60_000,
  // Without the whole document behind it.
  getElementError: (message) => new Error(message ?? 'The element was not found.'),
});

/** What was written to the console since the test began, which no test expects to happen. */
let errors: string[] = [];

/** React warns of the search element, which every browser knows. */
const UNKNOWN_TO_JSDOM = /^The tag <%s> is unrecognized in this browser\..* search$/;

beforeAll(() => {
  mockServer.listen({
    onUnhandledFrame: ({ frame, defaults }) => {
      // What a page asked for that was closed meanwhile.
      if (frame instanceof HttpNetworkFrame && frame.data.request.signal.aborted) return;
      defaults.error();
    },
  });
  window.fetch = untilClosed(window.fetch);
});

beforeEach(() => {
  errors = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      if (parts.join(' ').match(UNKNOWN_TO_JSDOM)) return;
      errors.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(async () => {
  await closePage();
  // What the page before said is not what the next one shows.
  dismissToast();
  mockServer.resetHandlers();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
  if (errors.length > 0) throw new Error(`Nobody expected ${errors.join('\n')}`);
});

afterAll(() => mockServer.close());

/** What the browser has and jsdom has not. */
Object.assign(window, {
  matchMedia: (query: string): Partial<MediaQueryList> => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
  // Nothing ever comes into view.
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
  scrollTo: () => undefined,
});
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
