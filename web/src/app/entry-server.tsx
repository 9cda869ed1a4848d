import { ApolloLink, Observable } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import createEmotionServer from '@emotion/server/create-instance';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createServerClient } from '#web/lib/apollo.ts';
import { createI18n, loadResources } from '#web/lib/i18n.ts';
import type { Language, Resources } from '#web/lib/i18n.ts';
import { ROOT_ID, scriptJson, STATE_ID } from './document.ts';
import { createEmotionCache } from './emotion.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';
import { readColorMode, schemeScript } from './theme/color-scheme.ts';
import { fontFaces, preloadedFonts } from './theme/fonts.ts';
import { SCHEME_ATTRIBUTE } from './theme/theme.ts';

/** A page to be rendered. */
export interface RenderRequest {
  /** Absolute address. */
  url: string;
  cookies: string;
  language: Language;
  nonce: string;
  /** Runs a GraphQL operation as the reader. */
  execute: (operation: {
    query: DocumentNode;
    variables: Record<string, unknown>;
    operationName: string | undefined;
  }) => Promise<ExecutionResult>;
}

export interface RenderedPage {
  status: number;
  /** Attributes of the html element, each with a space before it. */
  attributes: string;
  head: string;
  body: string;
  /** Cache keys of the things that the page shows, such as `Studio:7`. */
  entities: string[];
}

export type RenderAnswer = RenderedPage | { redirect: string; status: number };

const resources = new Map<Language, Promise<Resources>>();

/** Renders the page at an address as it would be in the browser. */
export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) {
    return { redirect: context.headers.get('Location') ?? '/', status: context.status };
  }
  const texts = await textsOf(request.language);
  const i18n = await createI18n(request.language, texts);
  const client = createServerClient(linkOver(request.execute));
  const emotionCache = createEmotionCache(request.nonce);
  const emotion = createEmotionServer(emotionCache);
  const serverStatus = { code: context.statusCode };
  const { result } = await prerenderStatic({
    tree: (
      <Providers
        client={client}
        emotionCache={emotionCache}
        i18n={i18n}
        serverStatus={serverStatus}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    ),
    renderFunction: (tree) =>
      // In one piece: what comes later through a script would be missing without JavaScript.
      prerenderToNodeStream(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY }),
  });
  const { hoisted, html } = splitHoisted(result);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  const cache = client.extract();
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? [];
  const state = {
    language: request.language,
    resources: {
      [request.language]: Object.fromEntries(
        used.map((namespace) => [namespace, texts[request.language]?.[namespace] ?? {}]),
      ),
    },
    cache,
  };
  return {
    status: serverStatus.code,
    attributes: attributesOf(request),
    head: hoisted + headOf(request.nonce) + styles,
    body: `<div id="${ROOT_ID}">${html}</div><script type="application/json" id="${STATE_ID}">${scriptJson(state)}</script>`,
    entities: Object.keys(cache).filter((key) => key.includes(':')),
  };
}

async function textsOf(language: Language): Promise<Resources> {
  let texts = resources.get(language);
  if (!texts) resources.set(language, (texts = loadResources(language)));
  return texts;
}

function linkOver(execute: RenderRequest['execute']): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute({ query, variables, operationName }).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
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

function attributesOf({ cookies, language }: RenderRequest): string {
  const mode = readColorMode(cookies);
  const scheme = mode === 'system' ? '' : ` ${SCHEME_ATTRIBUTE}="${mode}"`;
  return ` lang="${language}"${scheme}`;
}

function headOf(nonce: string): string {
  const preloads = preloadedFonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  return [
    ...preloads,
    `<style nonce="${nonce}">${fontFaces}</style>`,
    `<script nonce="${nonce}">${schemeScript}</script>`,
  ].join('');
}
