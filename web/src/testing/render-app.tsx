import { screen } from '@testing-library/dom';
import type { EmotionCache } from '@emotion/cache';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { unconverted } from '#domain/payments/currency.ts';
import { createEmotionCache } from '#web/app/emotion.ts';
import { loadMatchedRoutes } from '#web/app/matched-routes.ts';
import { Providers } from '#web/app/providers.tsx';
import { plugged } from '#web/app/plugged.ts';
import { routes } from '#web/app/routes.tsx';
import { createBrowserClient } from '#web/lib/apollo.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { createI18n, loadResources } from '#web/lib/i18n.ts';
import { openRoot, whenClosed } from './opened-page.ts';

export interface RunningApp {
  /** The person at the keyboard. */
  user: UserEvent;
  /** Where the app is, with query and hash. */
  location: () => string;
  /** Follows a link to a path. */
  goTo: (path: string) => void;
  /** Presses the browser's Back. */
  goBack: () => void;
  /** Presses the browser's Forward. */
  goForward: () => void;
}

/**
 * Renders the whole app at a path, as a browser does that comes to it without the server's page.
 * What the app asks for is answered by `mockServer`.
 */
export async function renderApp(
  path: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<RunningApp> {
  const i18n = await createI18n(language, await loadResources(language));
  await loadMatchedRoutes(routes, path);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const client = createBrowserClient(plugged.typePolicies, undefined, i18n);
  whenClosed(() => {
    router.dispose();
    client.stop();
  });
  const root = openRoot(undefined, {
    // What a boundary catches is on the page, where the test looks for it.
    onCaughtError: () => undefined,
  });
  root.render(
    <Providers
      client={client}
      emotionCache={createSparseEmotionCache()}
      i18n={i18n}
      origin={window.location.origin}
      rate={unconverted}
      now={Date.now()}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  const travel = (by: number) => {
    // The router of tests keeps its own history, and the browser is to be told all the same.
    window.dispatchEvent(new PopStateEvent('popstate'));
    void router.navigate(by);
  };
  // The app asks who is logged in before it shows anything.
  await screen.findByRole('main');
  return {
    user: userEvent.setup(),
    location: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    goTo: (to) => void router.navigate(to),
    goBack: () => travel(-1),
    goForward: () => travel(1),
  };
}

/**
 * Nothing is laid out or painted here, and each question about an element goes through all rules. Of
 * the styles only those are kept that say what is there, what can be pressed and where words end:
 * without the others these tests take half as long.
 */
function createSparseEmotionCache(): EmotionCache {
  const cache = createEmotionCache();
  const insert = cache.sheet.insert.bind(cache.sheet);
  cache.sheet.insert = (rule) => {
    if (/display|visibility|pointer-events/.test(rule)) insert(rule);
  };
  return cache;
}
