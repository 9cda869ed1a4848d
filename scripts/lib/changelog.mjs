import { marked } from 'marked';
import { toDocument } from './markdown-documents.mjs';

const KINDS = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'security'];
const RELEASE = /^\[?(\d+\.\d+\.\d+[^\s\]]*)\]? - (\d{4}-\d\d-\d\d)$/;
const ANCHOR_WORDS = 6;

/**
 * The releases of a changelog in the format of https://keepachangelog.com: see
 * `domain/src/pages/changelog.ts`.
 * @param {string} markdown
 * @returns {import('../../domain/src/pages/changelog.ts').ChangelogRelease[]}
 * @throws Error for what the format does not have
 */
export function readChangelog(markdown) {
  const releases = [];
  const anchors = new Set();
  let kind;
  for (const token of marked.lexer(markdown)) {
    const release = releases.at(-1);
    if (token.type === 'heading' && token.depth === 2) {
      releases.push(releaseOf(token.text));
      kind = undefined;
    } else if (token.type === 'heading' && token.depth === 3) {
      kind = kindOf(token.text);
    } else if (token.type === 'list') {
      if (!release || !kind) throw new Error(`Under nothing stands: ${token.raw.slice(0, 80)}`);
      for (const { text } of token.items) {
        release.entries.push({ anchor: anchorOf(kind, text, anchors), kind, body: bodyOf(text) });
      }
    }
  }
  return releases;
}

function releaseOf(heading) {
  if (/^\[?unreleased\]?$/i.test(heading)) {
    return { version: null, date: null, anchor: 'unreleased', entries: [] };
  }
  const [, version, date] = RELEASE.exec(heading) ?? [];
  if (!version) throw new Error(`This is no release: ${heading}`);
  return { version, date, anchor: `v${version.replaceAll('.', '-')}`, entries: [] };
}

function kindOf(heading) {
  const kind = KINDS.find((known) => known === heading.toLowerCase());
  if (!kind) throw new Error(`This is no kind of change: ${heading}`);
  return kind;
}

/** Files of the repository are no pages of the site: what is said of them stays, without a link. */
function bodyOf(text) {
  return toDocument(text.replaceAll(/\[([^\]]*)\]\((?!https:|mailto:|\/)[^)]*\)/g, '$1'));
}

/** From its first words, so that it stays the same while others come and go around it. */
function anchorOf(kind, text, taken) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const base = [kind, ...words.slice(0, ANCHOR_WORDS)].join('-');
  let anchor = base;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
  taken.add(anchor);
  return anchor;
}
