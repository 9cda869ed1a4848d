import type { ExecutionResult } from 'graphql';
import { CHARGE_CURRENCY } from '#domain/payments/currency.ts';
import { readTemplate } from '#api/server/pages/page-document.ts';
import type {
  PageOperation,
  PageRenderer,
  RenderRequest,
  RenderResult,
} from '#domain/rendering/page-contract.ts';
import type { PageSource } from '#api/server/pages/page-source.ts';

const html = '<!doctype html><html><head><!--app-head--></head><body><!--app-body--></body></html>';

/** Stands in for the built web app, which the browser tests load: pages as `render` makes them, but
 * none at `/nowhere`. */
export function fakePages(render: PageRenderer['render']): PageSource {
  const kit = {
    renderer: {
      pages: [{ path: '/', params: ['q'] }],
      render,
      addressOf: (url) => {
        const { pathname, searchParams } = new URL(url);
        const q = searchParams.get('q');
        return {
          address: q === null ? pathname : `${pathname}?q=${q}`,
          exists: pathname !== '/nowhere',
        };
      },
      preferencesOf: (cookies, language) => ({
        language,
        currency: CHARGE_CURRENCY,
        colorMode: cookies.includes('theme=dark') ? 'dark' : 'system',
      }),
    } satisfies PageRenderer,
    template: readTemplate(html),
    preloadsOf: () => [],
  };
  return {
    publicFolder: 'web/public',
    files: (_request, _response, next) => next(),
    kitFor: () => Promise.resolve(kit),
    keepsPages: true,
    explain: (error) => error,
    close: () => Promise.resolve(),
  };
}

/** What a page is answered when it asks `operation`. */
export async function answerTo(
  { execute }: Pick<RenderRequest, 'execute'>,
  operation: Pick<PageOperation, 'query'> & Partial<PageOperation>,
): Promise<ExecutionResult> {
  const json = await execute({ variables: {}, operationName: undefined, ...operation });
  return JSON.parse(json) as ExecutionResult;
}

/** An empty page but for `parts`. */
export function fakePage(
  parts: Partial<Exclude<RenderResult, { redirect: string }>>,
): RenderResult {
  return {
    status: 200,
    attributes: '',
    head: '',
    body: '',
    inline: { scripts: [], styles: [] },
    entities: [],
    modules: [],
    texts: [],
    takesPayments: false,
    ...parts,
  };
}
