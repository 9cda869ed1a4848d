import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { signUp } from './accounts.ts';
import type { Account } from './accounts.ts';
import { collectBrowserErrors } from './browser-errors.ts';

interface Options {
  /** Errors of the browser that a test expects: `test.use({ allowed: [/404/] })`. */
  allowed: readonly RegExp[];
  /** Whether the first page of a tab comes with the overlay, as it does for people. */
  overlay: boolean;
}

interface Fixtures {
  /** Another person with a browser of their own, who is not logged in. */
  newVisitor: () => Promise<Page>;
  /** Makes an account and logs the page's visitor in to it. */
  signUp: (profile?: Record<string, unknown>) => Promise<Account>;
}

declare global {
  interface Window {
    /** What there is to press and to fill in of what the server rendered. */
    served?: readonly Element[];
  }
}

/**
 * Has a page, whenever it is loaded, wait until the app has hydrated what the server rendered: what
 * is pressed before that waits for it. Parts whose code comes after that of their page are hydrated
 * after it, and hear nothing until then.
 */
function patient(page: Page): Page {
  const open = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const noting = page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      window.served = [...document.querySelectorAll('a, button, input, select, summary, textarea')];
    });
  });
  const hydrated = async (load: () => Promise<Response | null>) => {
    await noting;
    const result = await load();
    await untilHydrated(page);
    // It goes on to where the page was scrolled to before, should there be such a place.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    return result;
  };
  page.goto = async (...args) => hydrated(() => open(...args));
  page.reload = async (...args) => hydrated(() => reload(...args));
  return page;
}

/** Waits until the app answers, after a page has loaded itself anew: until then links load documents. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('roomtone:hydrated').length > 0);
  await page.waitForFunction(() =>
    // React marks what it renders.
    window.served?.every((it) => !it.isConnected || Object.keys(it).join().includes('__react')),
  );
}

/** Lets tabs be as after their first page, which covers itself for a moment. */
async function skipOverlay(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A sandboxed frame, such as that of an email, has no storage.
    if (origin !== 'null') localStorage.setItem('roomtone-overlay-shown', '1');
  });
}

/** Tests fail on anything that the browser reports, in whichever page. */
export const test = base.extend<Options & Fixtures>({
  allowed: [[], { option: true }],
  overlay: [false, { option: true }],

  context: async ({ context, allowed, overlay }, use) => {
    if (!overlay) await skipOverlay(context);
    const browserErrors = collectBrowserErrors(context, allowed);
    await use(context);
    expect(browserErrors).toEqual([]);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? patient(page) : page);
  },

  newVisitor: async ({ browser, contextOptions, allowed }, use) => {
    const opened: { context: BrowserContext; browserErrors: readonly string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      await skipOverlay(context);
      opened.push({ context, browserErrors: collectBrowserErrors(context, allowed) });
      return patient(await context.newPage());
    });
    for (const { context, browserErrors } of opened) {
      await context.close();
      expect(browserErrors).toEqual([]);
    }
  },

  signUp: async ({ page }, use) => {
    await use((profile) => signUp(page.request, profile));
  },
});

export { expect };
