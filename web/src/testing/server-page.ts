import type { ExecutionResult } from 'graphql';
import type {
  PageOperation,
  Preferences,
  RenderRequest,
  RenderResult,
} from '#domain/rendering/page-contract.ts';
import { renderer } from '#web/app/entry-server.tsx';

export const ORIGIN = 'https://roomtone.example';

/** What a reader has chosen who has chosen nothing. */
export const english: Preferences = { language: 'en', currency: 'usd', colorMode: 'system' };

type RequestParts = Omit<Partial<RenderRequest>, 'execute'> & {
  execute: (operation: PageOperation) => Promise<ExecutionResult>;
};

/**
 * A page as the server renders it, on the first of December 2026, for somebody who is not logged in
 * and reads English, unless `request` says otherwise. Administrators say nothing of pages. To be used where there is no document.
 */
export async function renderPage(
  path: string,
  { execute, ...request }: RequestParts,
): Promise<RenderResult> {
  return renderer.render({
    execute: async (operation) => {
      const { operationName } = operation;
      const isMetas = operationName === 'PageMetas';
      return JSON.stringify(isMetas ? { data: { pageMetas: [] } } : await execute(operation));
    },
    url: ORIGIN + path,
    now: Date.parse('2026-12-01T12:00:00Z'),
    preferences: english,
    isSignedOut: true,
    onError: () => undefined,
    ...request,
  });
}
