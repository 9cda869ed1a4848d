import type { BrowserContext } from '@playwright/test';

/** Collects what goes wrong in the pages of a context, other than what `allowed` names. */
export function collectComplaints(
  context: BrowserContext,
  allowed: readonly RegExp[],
): readonly string[] {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      complain(`${type}: ${message.text()} (${message.page()?.url()})`);
    }
  });
  context.on('weberror', (error) => complain(`uncaught: ${error.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What a page no longer needs when it is left.
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  return complaints;
}
