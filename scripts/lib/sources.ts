import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

/** A node of a syntax tree, as ESTree describes it. */
export interface SyntaxNode {
  type: string;
  [property: string]: unknown;
}

/** A source file and what stands in it. */
export interface Source {
  /** From the root of the project. */
  path: string;
  nodes: readonly SyntaxNode[];
}

/** The sources that match `patterns`, without tests, what stands in for servers, and generated code. */
export function readSources(patterns: readonly string[]): Source[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|handlers|generated|d)\.tsx?$|\/testing\//.test(path))
    .toSorted()
    .map((path) => ({ path, nodes: nodesOf(path, readFileSync(join(root, path), 'utf8')) }));
}

/** Every node of a file, outer ones first. */
export function nodesOf(path: string, code: string): SyntaxNode[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} could not be read: ${errors[0]?.message}`);
  const nodes: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) visit(inner);
    else if (isNode(value)) {
      nodes.push(value);
      for (const inner of Object.values(value)) visit(inner);
    }
  };
  visit(program);
  return nodes;
}

/** Whether a property of a node holds another one. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The text of a string literal, or undefined. */
export function stringOf(value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'Literal') return undefined;
  return typeof value.value === 'string' ? value.value : undefined;
}

/** The fixed parts of a template literal, or undefined. */
export function partsOf(node: SyntaxNode): string[] | undefined {
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as readonly { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked);
}
