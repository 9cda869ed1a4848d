import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter, toDocument } from './markdown-documents.mjs';
import { root } from './project.mjs';
import { filesBelow } from './stamps.mjs';

const FILE = /^content\/pages\/([a-z-]+)\/(en|es|fr|de|ja)\.md$/;
const FIELDS = ['title', 'description', 'lead'];

/** The module that the texts of pages are made into, which have no Markdown to be read when they are asked for. */
export const pageTextsModule = 'api/src/features/pages/shipped-pages.generated.ts';

/**
 * Writes the module of the pages that ship as Markdown, one file for each language.
 * @throws Error naming the file that is none of these, or lacks something
 */
export function writePageTexts() {
  const pages = {};
  for (const path of filesBelow(['content/pages'])) {
    const [, id, language] = FILE.exec(path) ?? [];
    if (!id) throw new Error(`${path} is no text of a page: see docs/content.md.`);
    pages[id] ??= {};
    pages[id][language] = readPage(path);
  }
  // As a text, which is read faster than code, by the type checker as well.
  const json = JSON.stringify(JSON.stringify(pages));
  write(`import type { ShippedPages } from './shipped-page.ts';

/** The texts of pages that ship, by page and language. */
export const shippedPages = JSON.parse(
  ${json},
) as ShippedPages;
`);
}

function readPage(path) {
  try {
    const { head, body } = readFrontMatter(readFileSync(join(root, path), 'utf8'));
    const missing = FIELDS.filter((field) => !head[field]);
    if (missing.length > 0) throw new Error(`It does not say: ${missing.join(', ')}.`);
    const { title, description, lead } = head;
    return { title, description, lead, body: toDocument(body) };
  } catch (error) {
    throw new Error(`${path}: ${error.message}`, { cause: error });
  }
}

function write(source) {
  const path = join(root, pageTextsModule);
  if (existsSync(path) && readFileSync(path, 'utf8') === source) return;
  writeFileSync(path, source);
}
