import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import type { Document } from '#domain/documents/document.ts';
import { toHtml } from '#domain/documents/html.ts';
import { readDocument } from '#domain/documents/read-document.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { documentOfHtml } from './html-document.ts';

/** What would say that it ran. */
const RUN = 'window.ran=1';

/** Markup that runs, loads or covers something in pages that show it as it is. */
const hostile = [
  `<script>${RUN}</script>`,
  `<script src="https://evil.example/x.js"></script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<SCRIPT TYPE="module">${RUN}</SCRIPT>`,
  `<img src=x onerror="${RUN}">`,
  `<img src="data:image/svg+xml,<svg onload=${RUN}>">`,
  `<img src="/uploads/text-pictures/../../x" onload=${RUN}>`,
  `<img src="/uploads/text-pictures/a.webp" onload=${RUN}>`,
  `<figure><img src="https://evil.example/track.gif"></figure>`,
  `<svg onload="${RUN}"><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><foreignObject><body onload=${RUN}></foreignObject></svg>`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<math><mtext><table><mglyph><style><img src onerror=${RUN}>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<applet code="x"></applet>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<input autofocus onfocus="${RUN}">`,
  `<select autofocus onfocus="${RUN}"></select>`,
  `<textarea autofocus onfocus="${RUN}"></textarea>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="JaVaScRiPt:${RUN}">x</a>`,
  `<a href="java\tscript:${RUN}">x</a>`,
  `<a href="java\nscript:${RUN}">x</a>`,
  `<a href="&#106;avascript:${RUN}">x</a>`,
  `<a href="&#x6A&#x61vascript:${RUN}">x</a>`,
  `<a href=" javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  `<a href="vbscript:${RUN}">x</a>`,
  `<a href="//evil.example">x</a>`,
  `<a href="http://evil.example">x</a>`,
  `<a href="/\\evil.example">x</a>`,
  `<a href="https://ok.example" onclick="${RUN}" style="position:fixed;inset:0">x</a>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">x</p>`,
  `<style>*{background:url("javascript:${RUN}")}</style>`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<base href="https://evil.example/">`,
  `<body onload="${RUN}">`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src="https://evil.example/x.mp3" onplay="${RUN}"></audio>`,
  `<audio src="x" onerror="${RUN}"></audio>`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<marquee onstart="${RUN}">x</marquee>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<textarea></textarea><img src=x onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `<xmp><script>${RUN}</script></xmp>`,
  `<plaintext><script>${RUN}</script>`,
  `<div data-studio="5 onclick=${RUN}">x</div>`,
  `<div data-studio="../admin">x</div>`,
  `<div onmouseover=${RUN}>x</div>`,
  `<custom-element onclick=${RUN}>x</custom-element>`,
  `<p dir=rtl id=constructor name=__proto__>x</p>`,
  `<table background="javascript:${RUN}"><tr><td onclick=${RUN}>x</td></tr></table>`,
  `<ul><li onclick=${RUN}>x</li></ul>`,
  `<pre><code class="x" onclick=${RUN}>&lt;script&gt;${RUN}&lt;/script&gt;</code></pre>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
];

/** The same within other markup, and broken off. */
const around: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => `<blockquote><ul><li><p>before ${markup} after</p></li></ul></blockquote>`,
  (markup) => `<table><tr><td>${markup}`,
];

const documents = hostile.flatMap((markup) => around.map((wrap) => wrap(markup)));

/** What may be in a page that is made of a document. */
const ELEMENTS =
  'P H2 H3 UL OL LI BLOCKQUOTE BR PRE CODE STRONG EM A TABLE TBODY TR TH TD FIGURE IMG FIGCAPTION AUDIO DIV'.split(
    ' ',
  );
const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'controls',
  'preload',
  'title',
  'data-studio',
];

test('there are 200 of them and more', () => {
  expect(documents.length).toBeGreaterThanOrEqual(200);
});

/** What came of a document: HTML that shows it, or why there is none. */
function resultOf(read: () => Document): string | DomainError {
  try {
    return toHtml(read());
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Where links and files may lead. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  href: /^(?:\/(?!\/)|https:\/\/ok\.example|#)/,
  src: /^\/uploads\/text-(?:pictures|sounds)\/[\w.-]+$/,
};

/** What is in HTML that documents do not come to. */
function foreignIn(html: string): string[] {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.includes(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].flatMap(({ name, value }) =>
      ATTRIBUTES.includes(name) && (ADDRESSES[name]?.test(value) ?? true)
        ? []
        : [`${name}=${value}`],
    ),
  ]);
}

test.each(documents)(
  'of hostile HTML nothing runs, loads from elsewhere or has a style: %s',
  (html) => {
    const result = resultOf(() => documentOfHtml(html, 'content'));
    // It may be refused as a whole, naming the field.
    const isRefused = typeof result !== 'string' && Object.hasOwn(result.fields ?? {}, 'content');
    expect(isRefused || typeof result === 'string').toBe(true);
    expect(typeof result === 'string' ? foreignIn(result) : []).toEqual([]);
  },
);

test('what runs is found', () => {
  expect(foreignIn('<p onclick="x()">x</p><script>x()</script>')).toEqual([
    'onclick=x()',
    'SCRIPT',
  ]);
  expect(
    foreignIn('<a href="javascript:x()">x</a><img src="https://evil.example/x">'),
  ).toHaveLength(2);
});

const text = (value: unknown) => ({ type: 'text', text: value });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const linkTo = (href: unknown) =>
  doc({
    type: 'paragraph',
    content: [{ ...text('x'), marks: [{ type: 'link', attrs: { href } }] }],
  });

/** Blocks within blocks, so many. */
function nested(depth: number): object {
  let block: object = { type: 'paragraph' };
  for (let level = 0; level < depth; level += 1) block = { type: 'blockquote', content: [block] };
  return doc(block);
}

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'x'],
  ['a list', []],
  ['no document', { type: 'paragraph' }],
  ['without content', { type: 'doc' }],
  ['content that is none', doc(null)],
  ['an unknown block', doc({ type: 'html', content: [] })],
  ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 }, content: [] })],
  ['a heading of a level in words', doc({ type: 'heading', attrs: { level: '2' } })],
  ['a paragraph of blocks', doc({ type: 'paragraph', content: [{ type: 'paragraph' }] })],
  ['a text that is a number', doc({ type: 'paragraph', content: [text(5)] })],
  ['a NUL', doc({ type: 'paragraph', content: [text('\0')] })],
  [
    'an unknown mark',
    doc({ type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'style' }] }] }),
  ],
  ['a link that runs', linkTo('javascript:alert(1)')],
  ['a link to another host in disguise', linkTo('//evil.example')],
  ['a link with a backslash', linkTo('/\\evil.example')],
  ['a link with a line break', linkTo('/x\njavascript:')],
  ['a link that is an object', linkTo({})],
  [
    'a picture from elsewhere',
    doc({ type: 'picture', attrs: { src: 'https://evil.example/x', width: 1, height: 1 } }),
  ],
  [
    'a picture of another folder',
    doc({ type: 'picture', attrs: { src: '/uploads/avatars/x.webp', width: 1, height: 1 } }),
  ],
  [
    'a picture without a size',
    doc({ type: 'picture', attrs: { src: '/uploads/text-pictures/x.webp' } }),
  ],
  ['a studio that is none', doc({ type: 'studioCard', attrs: { studioId: '1 onclick=x' } })],
  ['items without a list', doc({ type: 'listItem', content: [] })],
  ['a row without a table', doc({ type: 'table', content: [{ type: 'tableCell', content: [] }] })],
  ['too much within each other', nested(50)],
  ['too much', doc({ type: 'paragraph', content: [text('x'.repeat(200_001))] })],
])('no document is made of %s', (_what, value) => {
  const result = resultOf(() => readDocument(value, 'body'));
  expect(result).toBeInstanceOf(DomainError);
  expect((result as DomainError).fields).toHaveProperty('body');
});

test('what documents do not have is left out where it means nothing', () => {
  const noisy = doc({
    type: 'paragraph',
    attrs: { style: 'color:red', onclick: RUN },
    onclick: RUN,
    content: [{ ...text('x'), marks: [{ type: 'bold', attrs: { class: 'x' } }], __proto__: null }],
  });
  expect(readDocument(noisy, 'body')).toEqual(
    doc({ type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'bold' }] }] }),
  );
});
