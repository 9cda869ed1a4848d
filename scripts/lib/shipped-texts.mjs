import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readChangelog } from './changelog.mjs';
import { readFrontMatter, toDocument } from './markdown-documents.mjs';
import { readEpisodes } from './podcast-files.mjs';
import { root } from './project.mjs';
import { filesBelow } from './stamps.mjs';

const SLUG = '([a-z0-9]+(?:-[a-z0-9]+)*)';
const inLanguages = (folder) => new RegExp(`^content/${folder}/${SLUG}/(en|es|fr|de|ja)\\.md$`);
const inEnglish = (folder) => new RegExp(`^content/${folder}/${SLUG}\\.md$`);

/** What is written in each folder of `content`, and what has to be said of it. */
const kinds = {
  page: { folder: 'pages', path: inLanguages('pages'), fields: ['lead'] },
  faq: { folder: 'faqs', path: inLanguages('faqs'), fields: ['category', 'order'] },
  article: { folder: 'help', path: inEnglish('help'), fields: ['category', 'order'] },
  post: {
    folder: 'posts',
    path: inEnglish('posts'),
    fields: ['category', 'tags', 'author', 'daysAgo'],
  },
  wave: { folder: 'waves', path: inEnglish('waves'), fields: ['lead'] },
};

/** The modules that texts are made into, which are no Markdown any more when they are asked for. */
export const textsModules = [
  'api/src/features/texts/shipped-texts.generated.ts',
  'demo/src/texts/posts.generated.ts',
  'demo/src/podcasts/series.generated.ts',
  'api/src/features/pages/changelog.generated.ts',
];

/**
 * Writes the modules of the texts that ship as Markdown, of the posts and podcasts of the demo, and of
 * the changelog.
 * @throws Error naming the file that is none of these, or lacks something
 */
export function writeShippedTexts() {
  const [shipped, posts, podcasts, changelog] = textsModules;
  const { post, ...texts } = Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, readAll(kind)]),
  );
  write(
    shipped,
    `import type { ShippedTexts } from './shipped-text.ts';

/** The texts that ship, by kind, by what their addresses end with, and by language. */
export const shippedTexts = ${packed(texts)} as ShippedTexts;
`,
  );
  const inOrder = Object.entries(post).map(([slug, { en }]) => ({ slug, ...en }));
  write(
    posts,
    `import type { DemoPost } from './post.demo.ts';

/** The posts of the demo. */
export const posts = ${packed(inOrder)} as readonly DemoPost[];
`,
  );
  write(
    podcasts,
    `import type { DemoSeries } from './series.demo.ts';

/** The podcasts of the demo. */
export const series = ${packed(readEpisodes())} as readonly DemoSeries[];
`,
  );
  const releases = readChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  write(
    changelog,
    `import type { ChangelogRelease } from '#domain/pages/changelog.ts';

/** What changed, from \`CHANGELOG.md\`, the latest release first. */
export const changelog = ${packed(releases)} as readonly ChangelogRelease[];
`,
  );
}

/**
 * As compressed text: V8 would hold what is written out three times, in the script, as a constant and as
 * what it is read into, and the type checker would read it.
 */
function packed(value) {
  const bytes = gzipSync(JSON.stringify(value)).toString('base64');
  return `JSON.parse(\n  gunzipSync(Buffer.from('${bytes}', 'base64')).toString(),\n)`;
}

function readAll(kind) {
  const { folder, path: pattern, fields } = kinds[kind];
  const texts = {};
  for (const path of filesBelow([`content/${folder}`])) {
    const [, slug, language = 'en'] = pattern.exec(path) ?? [];
    if (!slug) throw new Error(`${path} is no text that ships: see docs/content.md.`);
    texts[slug] ??= {};
    texts[slug][language] = readText(path, fields);
  }
  return texts;
}

function readText(path, fields) {
  try {
    const { head, body } = readFrontMatter(readFileSync(join(root, path), 'utf8'));
    const missing = ['title', 'description', ...fields].filter((field) => !head[field]);
    if (missing.length > 0) throw new Error(`It does not say: ${missing.join(', ')}.`);
    const { lead = '', category = '', tags = '', order = '0', title, description, ...more } = head;
    return {
      title,
      description,
      lead,
      category,
      tags: list(tags),
      position: Number(order),
      body: toDocument(body),
      ...more,
    };
  } catch (error) {
    throw new Error(`${path}: ${error.message}`, { cause: error });
  }
}

/** What stands between commas. */
function list(text) {
  return text.split(',').flatMap((item) => item.trim() || []);
}

function write(file, source) {
  const path = join(root, file);
  const module = `import { gunzipSync } from 'node:zlib';\n${source}`;
  if (existsSync(path) && readFileSync(path, 'utf8') === module) return;
  writeFileSync(path, module);
}
