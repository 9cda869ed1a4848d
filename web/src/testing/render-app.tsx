import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createEmotionCache } from '#web/app/emotion.ts';
import { loadMatchedRoutes } from '#web/app/matched-routes.ts';
import { Providers } from '#web/app/providers.tsx';
import { routes } from '#web/app/routes.tsx';
import { createBrowserClient } from '#web/lib/apollo.ts';
import { createI18n, DEFAULT_LANGUAGE, loadResources } from '#web/lib/i18n.ts';

export interface RunningApp {
  /** The person at the keyboard. */
  user: UserEvent;
  /** Where the app is, with query and hash. */
  location: () => string;
}

/**
 * Renders the whole app at a path, as a browser does that comes to it without the server's page.
 * What the app asks for is answered by `mockServer`.
 */
export async function renderApp(path: string): Promise<RunningApp> {
  const i18n = await createI18n(DEFAULT_LANGUAGE, await loadResources(DEFAULT_LANGUAGE));
  await loadMatchedRoutes(routes, path);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () => {
    render(
      <Providers
        client={createBrowserClient(undefined)}
        emotionCache={createEmotionCache(undefined)}
        i18n={i18n}
        origin={window.location.origin}
        now={Date.now()}
      >
        <RouterProvider router={router} />
      </Providers>,
    );
  });
  return {
    user: userEvent.setup(),
    location: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}
