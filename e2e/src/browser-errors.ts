import type { BrowserContext } from '@playwright/test';

/** Collects what goes wrong in the pages of a context, other than what `allowed` names. */
export function collectBrowserErrors(
  context: BrowserContext,
  allowed: readonly RegExp[],
): readonly string[] {
  const browserErrors: string[] = [];
  const report = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) browserErrors.push(text);
  };
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      report(`${type}: ${message.text()} (${message.page()?.url()})`);
    }
  });
  context.on('weberror', (error) =>
    report(`uncaught: ${error.error().stack || error.error().message}`),
  );
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What a page no longer needs when it is left.
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.url()} ${reason}`);
  });
  return browserErrors;
}
