import { describe, expect, test } from 'vitest';
import { keyInCode, readCatalogues } from './lib/catalogues.ts';
import { isNode, nodesOf, partsOf, readSources, stringOf } from './lib/sources.ts';
import type { Source, SyntaxNode } from './lib/sources.ts';

const sources = readSources(['{web,api,domain}/src/**/*.{ts,tsx}']);

describe('every text is used', () => {
  test.each(readCatalogues())('in $folder', ({ folder, texts }) => {
    const named = namesIn(sources.filter(({ path, nodes }) => speaksFor(folder, path, nodes)));
    const unused = [...new Set([...texts.en.keys()].map(keyInCode))].filter((key) => !named(key));
    expect(unused).toEqual([]);
  });
});

/** Whether a file may name texts of a folder: it belongs to it, or names its namespace. */
function speaksFor(folder: string, path: string, nodes: readonly SyntaxNode[]): boolean {
  if (folder.startsWith('domain/')) return true;
  const home = folder.replace(/\/(locales|menu)$/, '/');
  if (path.startsWith(home)) return true;
  if (!folder.startsWith('web/') || !path.startsWith('web/')) return false;
  const namespace = home.split('/').at(-2)!;
  return nodes.some((node) => {
    const text = stringOf(node) ?? partsOf(node)?.[0];
    return text === namespace || text?.startsWith(`${namespace}:`);
  });
}

/**
 * What tells whether a key is named: in full by a string, or by a template literal, whose variable
 * parts may stand for anything. A key that holds a list is named by its beginning.
 */
function namesIn(files: readonly Source[]): (key: string) => boolean {
  const nodes = files.flatMap((file) => file.nodes);
  const strings = new Set(nodes.flatMap((node) => stringOf(node) ?? []).map(withoutNamespace));
  const patterns = nodes.flatMap((node) => {
    const parts = partsOf(node)?.map(withoutNamespace);
    // Without a dot it is no key, or one that could be any.
    if (!parts?.some((part) => part.includes('.') && /[a-z]/i.test(part))) return [];
    return [new RegExp(`^${parts.map(escaped).join('.+')}$`)];
  });
  return (key) =>
    strings.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    [...key.matchAll(/\.(?=\d+\.)/g)].some(({ index }) => strings.has(key.slice(0, index)));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function withoutNamespace(text: string): string {
  return text.replace(/^[a-z]+:/, '');
}

/** Attributes whose values people see or hear. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'helperText',
  'label',
  'placeholder',
  'text',
  'title',
]);

/** The product's name, and what is printed on keys. */
const sameEverywhere = new Set(['Roomtone', 'Esc', 'Ctrl K']);

/** The texts that a component shows as they stand in the code. */
function literalsIn(nodes: readonly SyntaxNode[]): string[] {
  return nodes.flatMap((node) => shownBy(node)).filter(isText);
}

function shownBy(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node.value)];
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as readonly SyntaxNode[])
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(({ expression }) => saidBy(expression));
    case 'JSXAttribute': {
      const { name, value } = node as { name?: { name?: unknown }; value?: unknown } & SyntaxNode;
      if (!spokenAttributes.has(String(name?.name))) return [];
      return isNode(value) && value.type === 'JSXExpressionContainer'
        ? saidBy(value.expression)
        : saidBy(value);
    }
    case 'CallExpression':
      return isNode(node.callee) && node.callee.name === 'showToast' ? toastOf(node) : [];
    default:
      return [];
  }
}

/** The texts that an expression may come to. */
function saidBy(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  const text = stringOf(expression);
  if (text !== undefined) return [text];
  if (expression.type === 'ConditionalExpression') {
    return [...saidBy(expression.consequent), ...saidBy(expression.alternate)];
  }
  if (expression.type === 'LogicalExpression') return saidBy(expression.right);
  return partsOf(expression) ?? [];
}

function toastOf({ arguments: given }: SyntaxNode): string[] {
  const [message] = given as readonly SyntaxNode[];
  if (message?.type !== 'ObjectExpression') return [];
  return (message.properties as readonly SyntaxNode[]).flatMap(({ key, value }) =>
    isNode(key) && (key.name === 'title' || key.name === 'description') ? saidBy(value) : [],
  );
}

/** Whether people would read it: no name of a key, such as `login.title`, and not the same everywhere. */
function isText(text: string): boolean {
  if (/^[a-z][\w-]*(\.[\w-]+)+$/i.test(text)) return false;
  return /\p{L}{2}/u.test(text) && !sameEverywhere.has(text.trim());
}

describe('a component says nothing that is not in the texts', () => {
  const components = sources.filter(({ path }) => path.startsWith('web/'));

  test.each(components)('$path', ({ nodes }) => {
    expect(literalsIn(nodes)).toEqual([]);
  });
});

describe('what a component says', () => {
  test.each([
    ['<p>Hello</p>', ['Hello']],
    ["<p>{'Hello'}</p>", ['Hello']],
    ["<p>{on ? 'Yes' : 'No'}</p>", ['Yes', 'No']],
    ['<p>{`Hello ${name}`}</p>', ['Hello ']],
    ['<img alt="A room" />', ['A room']],
    ["<Field label={'Name'} />", ['Name']],
    ["showToast({ title: 'Done', tone: 'success' })", ['Done']],
    ["<p>{t('greeting')}</p>", []],
    ['<p>{count} · {total}</p>', []],
    ['<Box component="ul" sx={{ color: "red" }} />', []],
    ['<p>Roomtone</p>', []],
  ])('in %s is found', (code, texts) => {
    expect(literalsIn(nodesOf('example.tsx', code))).toEqual(texts);
  });
});
