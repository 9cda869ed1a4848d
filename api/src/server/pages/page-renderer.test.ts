import { expect, test } from 'vitest';
import { rendererIn } from './page-renderer.ts';

const renderer = {
  pages: [],
  render: () => undefined,
  addressOf: () => undefined,
  preferencesOf: () => undefined,
};

test('the renderer of the server entry is taken', () => {
  expect(rendererIn({ renderer, more: 1 })).toBe(renderer);
});

test.each([
  ['nothing', {}],
  ['what lacks a function', { renderer: { ...renderer, preferencesOf: undefined } }],
  ['the functions of an older version', { ...renderer, choicesOf: () => '' }],
])('an entry that exports %s is refused', (_what, entry) => {
  expect(() => rendererIn(entry)).toThrow('The server entry of the web app is no such thing.');
});
