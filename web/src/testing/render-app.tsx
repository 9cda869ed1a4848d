import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { unconverted } from '#domain/payments/currency.ts';
import { createEmotionCache } from '#web/app/emotion.ts';
import { loadMatchedRoutes } from '#web/app/matched-routes.ts';
import { Providers } from '#web/app/providers.tsx';
import { routes } from '#web/app/routes.tsx';
import { createBrowserClient } from '#web/lib/apollo.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { closeLive } from '#web/lib/live/live.ts';
import { createI18n, loadResources } from '#web/lib/i18n.ts';

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

const closing: (() => void)[] = [];

/** Takes what a test rendered off the page, and calls off what that still asks for. */
export async function closeApps(): Promise<void> {
  for (const close of closing.splice(0)) close();
  document.body.replaceChildren();
  await closeLive();
}

/**
 * Renders the whole app at a path, as a browser does that comes to it without the server's page.
 * What the app asks for is answered by `mockServer`.
 */
export async function renderApp(path: string): Promise<RunningApp> {
  const i18n = await createI18n(DEFAULT_LANGUAGE, await loadResources(DEFAULT_LANGUAGE));
  await loadMatchedRoutes(routes, path);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    // What a boundary catches is on the page, where the test looks for it.
    onCaughtError: () => undefined,
  });
  const client = createBrowserClient(undefined, i18n);
  closing.push(() => {
    router.dispose();
    root.unmount();
    client.stop();
  });
  root.render(
    <Providers
      client={client}
      emotionCache={createEmotionCache(undefined)}
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
