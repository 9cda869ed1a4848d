import { expect, test } from 'vitest';
import { addressesIn, rendererIn } from './page-renderer.ts';

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

test('what tells pages apart is made of the pages that there are', () => {
  const pages = [{ path: '/', params: [] }];
  const pageAddressesOf = (given: typeof pages) => ({ ...renderer, pages: given });
  expect(addressesIn({ pageAddressesOf }, pages).pages).toBe(pages);
  expect(() => addressesIn({ pageAddressesOf: () => ({ pages }) }, pages)).toThrow('no such thing');
  expect(() => addressesIn({ renderer }, pages)).toThrow('no such thing');
});
