import { expect, test } from 'vitest';
import { isReservedWord } from '#domain/services/reserved-words.ts';
import { pageWordsOf } from './page-routes.ts';
import { routes } from './routes.tsx';

/* Written anew with `vitest run --project web web/src/app/page-words.test.ts --update`. */
test('nobody gets the first word of a page as an address', async () => {
  const words = pageWordsOf(routes);
  expect(words).toContain('studios');
  expect(words).toContain('owner-dashboard');
  await expect(`${JSON.stringify(words, null, 2)}\n`).toMatchFileSnapshot(
    '../../../domain/src/services/page-words.json',
  );
  expect(words.filter((word) => !isReservedWord(word))).toEqual([]);
});

test.each(['admin', 'api', 'shop', 'blog', 'graphql', 'uploads'])('nor %s', (word) => {
  expect(isReservedWord(word)).toBe(true);
});
