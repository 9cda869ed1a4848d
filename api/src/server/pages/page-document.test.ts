import { describe, expect, test } from 'vitest';
import { assemble, readTemplate } from './page-document.ts';
import type { Needs } from './page-document.ts';

const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><!--app-head--><script type="module" src="/a.js"></script><style>a{}</style></head>
<body><!--app-body--></body>
</html>`;

function pageOf(
  parts: { attributes?: string; head?: string; body?: string },
  needs: Partial<Needs> = {},
) {
  const filled = { attributes: '', head: '', body: '', ...parts };
  return assemble(readTemplate(html), filled, { scripts: [], texts: [], ...needs });
}

describe('the document', () => {
  test('is filled, with its own attributes replaced', () => {
    const page = pageOf({
      attributes: ' lang="ja" data-theme="dark"',
      head: '<title>T</title>',
      body: '<p>B</p>',
    });
    expect(page).toBe(`<!doctype html>
<html lang="ja" data-theme="dark">
<head><meta charset="utf-8"><title>T</title><script type="module" src="/a.js"></script><style>a{}</style></head>
<body><p>B</p></body>
</html>`);
  });

  test('takes text as it is, whatever it looks like', () => {
    const text = '$& $1 <!--app-body-->';
    expect(pageOf({ body: text })).toContain(`<body>${text}</body>`);
  });

  test('names the texts and scripts that the page needs first', () => {
    expect(pageOf({}, { scripts: ['/assets/page.js'], texts: ['/assets/en.json'] })).toContain(
      '<link rel="later" as="fetch" crossorigin href="/assets/en.json"><link rel="later" crossorigin href="/assets/page.js">',
    );
  });

  test('says what its own elements run and are styled with, and those of a page do not', () => {
    const template = readTemplate(html.replace('<style>', '<script>start()</script><style>'));
    expect(template.inline).toEqual({ scripts: ['start()'], styles: ['a{}'] });
  });

  test.each(['<!--app-head-->', '<!--app-body-->', '<html'])('cannot do without %s', (part) => {
    expect(() => readTemplate(html.replace(part, ''))).toThrow('index.html lacks');
  });
});
