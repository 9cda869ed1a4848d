/** Text in HTML and in its attributes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

interface Choice {
  value: string;
  label: string;
}

interface Question {
  title: string;
  text: string;
  /** The first is what is meant to be chosen. */
  choices: readonly Choice[];
}

/** What tells the pages of one provider from those of another. */
interface Identity {
  /** `Stripe sandbox`. */
  mark: string;
  /** Path of {@link pageStyles}. */
  styles: string;
}

const head = (title: string, styles: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${styles}">
</head>`;

/** A page that asks one question, and sends the answer to its own address. Works without scripts. */
export const questionPageOf =
  ({ mark, styles }: Identity) =>
  ({ title, text, choices }: Question): string =>
    `${head(title, styles)}
<body>
<main aria-labelledby="title">
<p class="Mark">${mark}</p>
<h1 id="title">${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<form method="post">
${choices.map(({ value, label }) => `<button name="choice" value="${value}">${label}</button>`).join('\n')}
</form>
</main>
</body>
</html>
`;

/** @param script path of a script that the page runs */
export const noticePageOf =
  ({ mark, styles }: Identity) =>
  (title: string, script?: string): string =>
    `${head(title, styles)}
<body>
<main aria-labelledby="title"><p class="Mark">${mark}</p><h1 id="title">${escapeHtml(title)}</h1></main>${script ? `<script src="${script}"></script>` : ''}
</body>
</html>
`;

export const pageStyles = `
* { box-sizing: border-box; margin: 0; }
:root { color-scheme: light dark; }
body { background: light-dark(#fff, #1f2028); color: light-dark(#30313d, #f4f4f7); display: grid; font: 16px/1.5 system-ui, sans-serif; min-height: 100vh; place-items: center; }
main { max-width: 28rem; padding: 24px; width: 100%; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 8px 0; text-wrap: balance; }
.Mark { color: light-dark(#5b5c66, #b9bac4); font-size: .875rem; }
form { display: grid; gap: 12px; margin-top: 24px; }
button { background: light-dark(#0058b7, #8ec5ff); border: 0; border-radius: 8px; color: light-dark(#fff, #10131a); cursor: pointer; font: inherit; font-weight: 600; min-height: 48px; padding: 8px 16px; }
button + button { background: transparent; box-shadow: inset 0 0 0 1px light-dark(#82838c, #8b8c98); color: inherit; }
button:focus-visible { outline: 3px solid light-dark(#0058b7, #8ec5ff); outline-offset: 2px; }
`;
