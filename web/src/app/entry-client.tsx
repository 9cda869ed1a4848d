import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { unconverted } from '#domain/payments/currency.ts';
import { createBrowserClient } from '#web/lib/apollo.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { createI18n } from '#web/lib/i18n.ts';
import { BetaCurtain } from './beta/beta-curtain.tsx';
import { createEmotionCache } from './emotion.ts';
import { Providers } from './providers.tsx';
import { loadMatchedRoutes } from './matched-routes.ts';
import { ROOT_ID, STATE_ID } from './document.ts';
import type { ServerState } from './document.ts';
import { routes } from './routes.tsx';

async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const json = document.getElementById(STATE_ID)?.textContent;
  if (!root) throw new Error(`The document has no element #${ROOT_ID}.`);
  const state = json ? (JSON.parse(json) as ServerState) : undefined;
  const [i18n] = await Promise.all([
    createI18n(state?.language ?? DEFAULT_LANGUAGE, state?.resources),
    // The page has to be taken over with the code that the server rendered it with.
    loadMatchedRoutes(routes, window.location),
  ]);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const client = createBrowserClient(state?.answers, i18n);
  const router = createBrowserRouter(routes);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers
          client={client}
          emotionCache={createEmotionCache(nonce)}
          i18n={i18n}
          origin={window.location.origin}
          rate={state?.rate ?? unconverted}
          now={state?.now ?? Date.now()}
        >
          <RouterProvider router={router} />
          <TakeoverMark />
          {state?.gate && <BetaCurtain gate={state.gate} />}
        </Providers>
      </StrictMode>,
    );
  });
}

/** Notes among the browser's timings when the app has taken over what the server rendered. */
function TakeoverMark() {
  useEffect(() => {
    performance.mark('roomtone:taken-over');
  }, []);
  return null;
}

void start();
