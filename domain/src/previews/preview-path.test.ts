import { expect, test } from 'vitest';
import { parsePreviewPath, previewPath } from './preview-path.ts';

test('the path of a preview leads back to its page', () => {
  for (const subject of [
    { kind: 'studios', id: '7' },
    { kind: 'cities', id: 'los-angeles' },
    { kind: 'collections', id: 'aB_-'.repeat(8) },
  ]) {
    expect(parsePreviewPath(previewPath(subject))).toEqual(subject);
  }
});

test.each([
  '/previews/studios/7',
  '/previews/studios/7.svg',
  '/previews/studios/../7.png',
  '/previews/studios/%37.png',
  '/previews/studios/https:%2F%2Fevil.example%2F7.png',
  `/previews/studios/${'7'.repeat(65)}.png`,
  '/previews/Studios/7.png',
  '/previews//7.png',
  '/previews/studios/7.png\n',
  'x/previews/studios/7.png',
])('%j is none', (path) => {
  expect(parsePreviewPath(path)).toBeUndefined();
});
