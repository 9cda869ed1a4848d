import type { Failure } from '#api/lib/failures.ts';
import { escapeHtml } from '#api/lib/html.ts';

const style = `:root{color-scheme:light dark;--paper:#f7f4ee;--ink:#17140f;--tally:#c93a24}
@media(prefers-color-scheme:dark){:root{--paper:#12110f;--ink:#f3eee4;--tally:#ff7a5c}}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2}a{color:var(--tally)}code{font-size:.875rem}`;

/**
 * A page that needs nothing that could have failed: neither the app, nor the database, nor files.
 * @param nonce of this answer, for its style
 */
export function errorPage({ message, retryAfter, errorId }: Failure, nonce: string): string {
  const title = retryAfter === undefined ? 'This page could not be shown' : 'Back in a moment';
  const id = errorId ? `<p>If you tell us, please name this: <code>${errorId}</code></p>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Roomtone</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
<p>Nothing that you have booked or saved is affected. Reload this page to try again, or go to the <a href="/">home page</a>.</p>
${id}
</main>
</body>
</html>
`;
}
