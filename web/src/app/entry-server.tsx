import { ApolloLink, Observable } from '@apollo/client';
import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RouteObject, StaticHandlerContext } from 'react-router-dom';
import { unconverted } from '#domain/payments/currency.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import type { CurrencyId, ExchangeRate } from '#domain/payments/currency.ts';
import type {
  InlineSources,
  PageRenderer,
  Preferences,
  RenderRequest,
  RenderResult,
} from '#domain/rendering/page-contract.ts';
import { MeDocument } from '#web/features/accounts/session.generated.ts';
import { paymentsMeta } from '#web/features/payments/payments-meta.ts';
import { PageMetasDocument } from '#web/features/seo/components/page-metas.generated.ts';
import { withoutLaterPictures } from '#web/features/studios/later-pictures.ts';
import { queryKey } from '#web/lib/freshness.ts';
import { createServerClient } from '#web/lib/apollo.ts';
import type { Language } from '#domain/accounts/language.ts';
import { createI18n, loadResources, loadTextAddresses } from '#web/lib/i18n.ts';
import type { Resources, TextAddresses } from '#web/lib/i18n.ts';
import { pack } from '#web/lib/packed.ts';
import { askOnce } from '#web/lib/server-query.ts';
import type { PageHandle } from '#web/lib/page-route.ts';
import { ServerStatus } from '#web/ui/server-status.tsx';
import { ROOT_ID, scriptJson, STATE_ID } from './document.ts';
import type { ServerState } from './document.ts';
import { gateNotice, gateScript, gateStyle, lockedAttribute } from './beta/beta-gate.ts';
import { mapTilesMeta } from '#web/ui/map/map-tiles.ts';
import { createEmotionCache } from './emotion.ts';
import { Providers } from './providers.tsx';
import { findRate } from './preferences/chosen-currency.ts';
import { pageAddressesOf } from './page-addresses.ts';
import { pageRoutesOf } from './page-routes.ts';
import { plugged } from './plugged.ts';
import { routes } from './routes.tsx';
import { overlayScript, overlayStyle } from './overlay/loading-overlay.ts';
import { schemeScript } from './theme/color-scheme.ts';
import { drawingsFor, iconStyle } from '#web/ui/icon.tsx';
import { earlyPressScript } from '#web/ui/early-press.ts';
import { earlySubmitScript } from '#web/ui/form/early-submit.ts';
import { fontFaces, preloadedFonts } from './theme/fonts.ts';
import { SCHEME_ATTRIBUTE } from './theme/theme.ts';

/** Texts, and where browsers find them. */
interface KnownTexts {
  resources: Resources;
  addresses: TextAddresses;
}

const knownTexts = new Map<Language, Promise<KnownTexts>>();

const handler = createStaticHandler(routes);

/** Renders the page at an address as it would be in the browser. */
async function render(request: RenderRequest): Promise<RenderResult> {
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) {
    return { redirect: context.headers.get('Location') ?? '/', status: context.status };
  }
  const queries = new Set<string>();
  const client = createServerClient(plugged.typePolicies, linkOver(request.execute, queries));
  if (request.isSignedOut) {
    client.writeQuery({ query: MeDocument, data: { me: null } });
    queries.add(queryKey(MeDocument, {}));
  }
  try {
    return await renderMatched(request, { context, client, queries });
  } finally {
    client.stop();
  }
}

interface Rendering {
  context: StaticHandlerContext;
  client: ApolloClient;
  /** What was asked so far: see {@link queryKey}. */
  queries: Set<string>;
}

async function renderMatched(
  request: RenderRequest,
  { context, client, queries }: Rendering,
): Promise<RenderResult> {
  const { language, currency } = request.preferences;
  const { resources, addresses } = await textsOf(language);
  const i18n = await createI18n(language, resources);
  const [rate] = await Promise.all([
    rateIn(currency, client, request),
    fetchPageMetas(language, client, request),
  ]);
  const emotionCache = createEmotionCache();
  const emotion = createEmotionServer(emotionCache);
  const serverStatus = new ServerStatus(context.statusCode);
  const { prelude } = await prerenderToNodeStream(
    <Providers
      client={client}
      emotionCache={emotionCache}
      i18n={i18n}
      serverStatus={serverStatus}
      origin={new URL(request.url).origin}
      rate={rate}
      now={request.now}
    >
      <StaticRouterProvider
        router={createStaticRouter(matchedRoutes(context), context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    // In one piece: what comes later through a script would be missing without JavaScript.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: request.onError },
  );
  let markup = '';
  prelude.setEncoding('utf8');
  for await (const part of prelude) markup += String(part);
  if (serverStatus.redirect !== undefined) return { redirect: serverStatus.redirect, status: 302 };
  const { hoisted, html } = splitHoisted(markup);
  const critical = emotion.extractCriticalToChunks(html);
  const own = ownSources(request);
  const takesPayments = context.matches.some(({ route }) => takesPaymentsOn(route.handle));
  const cache = client.extract() as NormalizedCacheObject;
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? [];
  const texts = Object.fromEntries(
    used.flatMap((namespace) => {
      const address = addresses[namespace];
      return address === undefined ? [] : [[namespace, address]];
    }),
  );
  const state: ServerState = {
    language,
    texts,
    results: { cache: pack(withoutLaterPictures(cache)), queries: [...queries] },
    rate,
    now: request.now,
    gate: request.gate,
  };
  const { t } = i18n;
  const notice = request.gate
    ? gateNotice(t('beta.title'), `${t('beta.text')} ${t('beta.noScripts')}`)
    : '';
  return {
    status: serverStatus.code,
    attributes: attributesOf(request.preferences) + (request.gate ? lockedAttribute : ''),
    head:
      hoisted +
      headOf(own, request) +
      (takesPayments ? paymentsMeta : '') +
      emotion.constructStyleTagsFromChunks(critical),
    body: `${notice}<script>${overlayScript}</script>${drawingsFor(html)}<div id="${ROOT_ID}">${html}</div><script type="application/json" id="${STATE_ID}">${scriptJson(state)}</script>`,
    inline: {
      scripts: [...own.scripts, overlayScript],
      // Emotion adds an element without text, and its rules to that.
      styles: [...own.styles, ...critical.styles.map(({ css }) => css), ''],
    },
    entities: Object.keys(cache).filter((key) => key.includes(':')),
    modules: context.matches.flatMap(({ route }) => moduleOf(route.handle)),
    texts: Object.values(texts),
    takesPayments,
  };
}

/** The routes of a page alone, since making a router goes through all that it is given. */
function matchedRoutes({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [children.length > 0 && !route.index ? { ...route, children } : route],
    [],
  );
}

/** What the server renders pages with. */
export const renderer: PageRenderer = { ...pageAddressesOf(pageRoutesOf(routes)), render };

/** What a dollar is worth in the reader's currency; prices stay in dollars when that is not known. */
async function rateIn(
  currency: CurrencyId,
  client: ApolloClient,
  { onError }: RenderRequest,
): Promise<ExchangeRate> {
  try {
    return await findRate(client, currency);
  } catch (error) {
    onError(error);
    return unconverted;
  }
}

/** Fetches what is said of pages, so that they need not be rendered again for it. They do without. */
async function fetchPageMetas(
  language: Language,
  client: ApolloClient,
  { onError }: RenderRequest,
): Promise<void> {
  const variables = { language: enumName(language) };
  const { error } = await askOnce(client, PageMetasDocument, { variables });
  if (error) onError(error);
}

function takesPaymentsOn(handle: Partial<PageHandle> | undefined): boolean {
  return handle?.takesPayments ?? false;
}

/** What vite.config.ts notes on lazy routes. */
function moduleOf(handle: { module?: string } | undefined): string[] {
  return handle?.module === undefined ? [] : [handle.module];
}

async function textsOf(language: Language): Promise<KnownTexts> {
  let texts = knownTexts.get(language);
  if (!texts) knownTexts.set(language, (texts = readTexts(language)));
  return texts;
}

async function readTexts(language: Language): Promise<KnownTexts> {
  const [resources, addresses] = await Promise.all([
    loadResources(language),
    loadTextAddresses(language),
  ]);
  return { resources, addresses };
}

/** Executes operations in this process, and notes in `queries` what was asked. */
function linkOver(execute: RenderRequest['execute'], queries: Set<string>): ApolloLink {
  return new ApolloLink(({ query, variables, operationName }) => {
    queries.add(queryKey(query, variables));
    return new Observable((observer) => {
      const respond = async () => {
        try {
          const json = await execute({ query, variables, operationName });
          observer.next(JSON.parse(json) as ApolloLink.Result);
          observer.complete();
        } catch (error) {
          observer.error(error);
        }
      };
      void respond();
    });
  });
}

/** React puts titles, metas and links before the markup when it renders no document of its own. */
function splitHoisted(markup: string): { hoisted: string; html: string } {
  const start =
    /^(?:<(?:title|style|script)\b[^>]*>[\s\S]*?<\/(?:title|style|script)>|<(?:meta|link)\b[^>]*>)*/.exec(
      markup,
    );
  const hoisted = start?.[0] ?? '';
  return { hoisted, html: markup.slice(hoisted.length) };
}

function attributesOf({ language, colorMode }: Preferences): string {
  const scheme = colorMode === 'system' ? '' : ` ${SCHEME_ATTRIBUTE}="${colorMode}"`;
  return ` lang="${language}"${scheme}`;
}

/** What is in the head of every page to be run, and for its style. */
function ownSources({ gate }: RenderRequest): InlineSources {
  return {
    scripts: [
      `${schemeScript};${earlySubmitScript};${earlyPressScript}`,
      ...(gate ? [gateScript(gate)] : []),
    ],
    styles: [`${fontFaces}${iconStyle}${overlayStyle}${gate ? gateStyle : ''}`],
  };
}

function headOf({ scripts, styles }: InlineSources, { gate, mapTiles }: RenderRequest): string {
  const preloads = preloadedFonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  return [
    ...preloads,
    ...styles.map((text) => `<style>${text}</style>`),
    ...scripts.map((text) => `<script>${text}</script>`),
    ...(mapTiles ? [mapTilesMeta(mapTiles)] : []),
    // What is not open yet is not to be found either.
    ...(gate ? ['<meta name="robots" content="noindex">'] : []),
  ].join('');
}
