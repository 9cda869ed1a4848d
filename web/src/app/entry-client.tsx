import type { i18n } from 'i18next';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { unconverted } from '#domain/payments/currency.ts';
import { createBrowserClient } from '#web/lib/apollo.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { createI18n, fetchResources } from '#web/lib/i18n.ts';
import { hearPresses } from '#web/ui/early-press.ts';
import { followResults } from '#web/ui/results-trail.ts';
import { BetaCurtain } from './beta/beta-curtain.tsx';
import { createEmotionCache } from './emotion.ts';
import { Providers } from './providers.tsx';
import { loadMatchedRoutes } from './matched-routes.ts';
import { ROOT_ID, STATE_ID } from './document.ts';
import type { ServerState } from './document.ts';
import { nextTask } from './next-task.ts';
import { READY_EVENT } from './overlay/ready-event.ts';
import { plugged } from './plugged.ts';
import { routes } from './routes.tsx';
import './shared-parts.ts';
import { roomtoneTheme } from './theme/theme.ts';

/** Hydrates the page, in steps that are short for a phone as well. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const json = document.getElementById(STATE_ID)?.textContent;
  if (!root) throw new Error(`There is no #${ROOT_ID}.`);
  const state = json ? (JSON.parse(json) as ServerState) : undefined;
  // The page has to be hydrated with the code that the server rendered it with.
  const [i18n] = await Promise.all([prepare(state), loadMatchedRoutes(routes, window.location)]);
  const client = createBrowserClient(plugged.typePolicies, state?.results, i18n);
  await nextTask();
  const router = createBrowserRouter(routes);
  followResults(router);
  const emotionCache = createEmotionCache();
  await nextTask();
  const pressAgain = hearPresses();
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers
          client={client}
          emotionCache={emotionCache}
          i18n={i18n}
          origin={window.location.origin}
          rate={state?.rate ?? unconverted}
          now={state?.now ?? Date.now()}
        >
          <RouterProvider router={router} />
          <HydrationMark onHydrated={pressAgain} />
          {state?.gate && <BetaCurtain gate={state.gate} />}
        </Providers>
      </StrictMode>,
    );
  });
}

/** Does what needs no code of the page while that is on its way, with its texts. */
async function prepare(state: ServerState | undefined): Promise<i18n> {
  const language = state?.language ?? DEFAULT_LANGUAGE;
  const texts = fetchResources(language, state?.texts ?? {});
  await nextTask();
  roomtoneTheme();
  await nextTask();
  return createI18n(language, await texts);
}

/** Notes among the browser's timings, and says, when the app has hydrated what the server rendered. */
function HydrationMark({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    performance.mark(READY_EVENT);
    dispatchEvent(new Event(READY_EVENT));
    onHydrated();
  }, [onHydrated]);
  return null;
}

void start();
