import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { DomainError, errorCodes } from '#domain/errors/domain-error.ts';
import type {
  BetaGate,
  InlineSources,
  MapTiles,
  PageOperation,
  Preferences,
  RenderRequest,
} from '#domain/rendering/page-contract.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import type { Keepable } from '../kept/kept-store.ts';
import type { ContentSecurityPolicy } from '../content-security-policy.ts';
import type { PageAnswer } from './page-answers.ts';
import { assemble } from './page-document.ts';
import { PageContent } from './page-content.ts';
import type { PageKit, PageSource } from './page-source.ts';

export interface RenderedPage extends Keepable {
  status: number;
  /** As it is sent, of a page that is kept; else its HTML. */
  content: PageContent | string;
  /** What the browser lets it do. */
  policy: string;
  /** Where to send the browser instead. */
  redirect?: string;
}

interface PageOrder {
  kit: PageKit;
  /** Absolute address. */
  url: string;
  /** Whether there is a page at it. */
  exists: boolean;
  /** Whether it may be shown to others too. */
  mayKeep: boolean;
  isSignedOut: boolean;
  /** What the reader has chosen. */
  preferences: Preferences;
  gate: BetaGate | undefined;
  mapTiles: MapTiles | undefined;
  /** The reader, on whose behalf the page asks for its data. */
  context: RequestContext;
}

interface Renderer {
  source: Pick<PageSource, 'explain'>;
  /** Answers what pages ask. */
  answer: (operation: PageOperation, context: RequestContext) => Promise<PageAnswer>;
  policyOf: ContentSecurityPolicy;
  log: Logger;
}

/** Makes pages: the app is rendered, and asks for what it shows as the browser would. */
export function pageRendering({
  source: { explain },
  answer,
  policyOf,
  log,
}: Renderer): (order: PageOrder) => Promise<RenderedPage> {
  /** @throws DomainError UNAVAILABLE when the database was out of reach for any part of the page. */
  return async (order) => {
    const { kit, url, exists, mayKeep, isSignedOut, preferences, gate, mapTiles, context } = order;
    const errors: GraphQLFormattedError[] = [];
    let isOwn = false;
    const execute: RenderRequest['execute'] = async (operation) => {
      const told = await answer(operation, context);
      errors.push(...told.errors);
      isOwn ||= told.isPersonal;
      return told.json;
    };
    const result = await kit.renderer
      .render({
        url,
        now: context.now,
        preferences,
        isSignedOut,
        gate,
        mapTiles,
        execute,
        onError(error) {
          // Such as a cursor in the address that no list gave out: the reader's doing, and no defect.
          const level = isRefused(error) ? 'info' : 'error';
          log[level]({ err: explain(error), url }, 'part of a page failed');
        },
      })
      .finally(() => refuseIfUnavailable(errors));
    const isPersonal = isOwn || context.isPersonal;
    if ('redirect' in result) {
      const { redirect, status } = result;
      return {
        redirect,
        status,
        content: '',
        policy: policyOf(),
        tags: new Set(),
        bytes: 0,
        isKept: false,
        isPersonal,
      };
    }
    const needs = { scripts: kit.preloadsOf(result.modules), texts: result.texts };
    const html = assemble(kit.template, result, needs);
    const isWhole = result.status === 200 || (result.status === 404 && !exists);
    const isKept = mayKeep && isWhole && errors.length === 0 && !isPersonal;
    const content = isKept ? await PageContent.of(html) : html;
    return {
      status: result.status,
      content,
      policy: policyOf(join(kit.template.inline, result.inline), result.takesPayments),
      tags: new Set(result.entities.map(tagOf)),
      bytes: typeof content === 'string' ? 0 : content.bytes,
      isKept,
      isPersonal,
    };
  };
}

function join(one: InlineSources, other: InlineSources): InlineSources {
  return {
    scripts: [...one.scripts, ...other.scripts],
    styles: [...one.styles, ...other.styles],
  };
}

/** Whether all that an error of the app stands for are failures that callers may know about. */
function isRefused(error: unknown): boolean {
  const errors = error instanceof Error && 'errors' in error ? error.errors : undefined;
  if (!Array.isArray(errors) || errors.length === 0) return false;
  return (errors as Partial<GraphQLFormattedError>[]).every(({ extensions }) =>
    errorCodes.some((code) => code === extensions?.code && code !== 'INTERNAL'),
  );
}

function refuseIfUnavailable(errors: readonly GraphQLFormattedError[]): void {
  const failed = errors.find(({ extensions }) => extensions?.code === 'UNAVAILABLE');
  if (failed) throw new DomainError('UNAVAILABLE', 'errors.unavailable', { retryAfter: 2 });
}

/** Apollo's key `Studio:7` as the tag `studio:7` that services tell changes by. */
function tagOf(entity: string): string {
  return entity.charAt(0).toLowerCase() + entity.slice(1);
}
