import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ServerStatusProvider } from '#web/ui/server-status.tsx';
import type { ServerStatus } from '#web/ui/server-status.tsx';
import type { ExchangeRate } from '#domain/payments/currency.ts';
import { PageMetas } from '#web/features/seo/components/page-metas.tsx';
import { ClockProvider } from '#web/ui/clock.tsx';
import { OriginProvider } from '#web/ui/origin.tsx';
import { CurrencyProvider } from './preferences/currency-provider.tsx';
import { cookieStorage, MODE_COOKIE } from './theme/color-scheme.ts';
import { OneTheme } from './theme/one-theme.tsx';
import { roomtoneTheme } from './theme/theme.ts';

interface ProvidersProps {
  client: ApolloClient;
  emotionCache: EmotionCache;
  i18n: i18n;
  /** On the server: what it answers with. */
  serverStatus?: ServerStatus;
  /** Where the product is reached, such as `https://roomtone.example`. */
  origin: string;
  /** What the server converted prices at. */
  rate: ExchangeRate;
  /** Epoch milliseconds at which the page was rendered. */
  now: number;
  children: ReactNode;
}

/** What every page is rendered with, in the browser and on the server alike. */
export function Providers({
  client,
  emotionCache,
  i18n,
  serverStatus,
  origin,
  rate,
  now,
  children,
}: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider
        theme={roomtoneTheme()}
        defaultMode="system"
        // Style sheets tell the schemes apart; nothing is rendered a second time for them.
        noSsr
        modeStorageKey={MODE_COOKIE}
        // The server sets the scheme on the document instead; see attributes of the entry there.
        storageManager={import.meta.env.SSR ? null : cookieStorage}
      >
        <OneTheme>
          <CssBaseline enableColorScheme />
          <I18nextProvider i18n={i18n}>
            <ApolloProvider client={client}>
              <ServerStatusProvider value={serverStatus}>
                <OriginProvider value={origin}>
                  <ClockProvider start={now}>
                    <CurrencyProvider rate={rate}>
                      <PageMetas>{children}</PageMetas>
                    </CurrencyProvider>
                  </ClockProvider>
                </OriginProvider>
              </ServerStatusProvider>
            </ApolloProvider>
          </I18nextProvider>
        </OneTheme>
      </ThemeProvider>
    </CacheProvider>
  );
}
