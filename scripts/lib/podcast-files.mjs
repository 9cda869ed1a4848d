import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter, toDocument } from './markdown-documents.mjs';
import { root } from './project.mjs';
import { filesBelow } from './stamps.mjs';

const FOLDER = 'content/podcasts';
const PATH = new RegExp(`^${FOLDER}/([a-z0-9-]+)/([a-z0-9-]+)\\.md$`);

/** The file of a folder that says what the series is; the others are its episodes. */
const SERIES = 'series';

/**
 * The series of podcasts with their episodes, each a folder of Markdown files.
 * @returns {import('../../demo/src/podcasts/series.demo.ts').DemoSeries[]}
 * @throws Error naming the file that is none of them, or lacks something
 */
export function readEpisodes() {
  const series = new Map();
  for (const path of filesBelow([FOLDER])) {
    const [, folder, name] = PATH.exec(path) ?? [];
    if (!folder) throw new Error(`${path} is no podcast: see docs/content.md.`);
    const one = series.get(folder) ?? { slug: folder, episodes: [] };
    series.set(folder, one);
    const { head, body } = readFrontMatter(readFileSync(join(root, path), 'utf8'));
    if (!head.title || !head.description) throw new Error(`${path} has no title or description.`);
    if (name === SERIES) Object.assign(one, head);
    else one.episodes.push({ slug: name, ...head, parts: readParts(path, body) });
  }
  return [...series.values()];
}

/**
 * What is heard, part by part: its seconds and its recipe in a block of code, then what is said of it. A
 * heading above begins a chapter.
 */
export function readParts(path, body) {
  const parts = [];
  let chapter = null;
  for (const piece of body.split(/^(?=## |```sound )/m)) {
    const [, title] = /^## (.+)\s*$/.exec(piece) ?? [];
    const [, seconds, recipe, notes] = /^```sound (\d+)\n(.*?)\n```\n(.*)$/s.exec(piece) ?? [];
    if (title !== undefined) {
      chapter = title;
    } else if (seconds !== undefined) {
      const said = toDocument(notes);
      parts.push({ chapter, seconds: Number(seconds), recipe: recipe.split('\n'), body: said });
      chapter = null;
    } else if (piece.trim() !== '') {
      throw new Error(`${path}: this is heard nowhere: ${piece.trim().slice(0, 60)}`);
    }
  }
  if (!parts[0]?.chapter) throw new Error(`${path} does not begin with a chapter.`);
  return parts;
}
