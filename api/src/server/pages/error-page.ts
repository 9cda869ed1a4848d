import type { Language } from '#domain/accounts/language.ts';
import type { Failure } from '#api/lib/failures.ts';
import { escapeHtml } from '#api/lib/html.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };

const style = `:root{color-scheme:light dark;--paper:#f7f4ee;--ink:#17140f;--tally:#c93a24}
@media(prefers-color-scheme:dark){:root{--paper:#12110f;--ink:#f3eee4;--tally:#ff7a5c}}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2}a{color:var(--tally)}code{font-size:.875rem}`;

/** What the page is allowed to be styled with. */
export const errorPageInline = { scripts: [], styles: [style] };

/**
 * A page that needs nothing that could have failed: neither the app, nor the database, nor files.
 * @param language the reader's
 */
export function errorPage({ message, retryAfter, errorId }: Failure, language: Language): string {
  const t = (key: keyof typeof en) => texts[language][key];
  const title = retryAfter === undefined ? t('title') : t('titleSoon');
  const id = errorId ? `<p>${t('id')} <code>${errorId}</code></p>` : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Roomtone</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
<p>${t('safe')}</p>
${id}
<p><a href="/">${t('home')}</a></p>
</main>
</body>
</html>
`;
}
