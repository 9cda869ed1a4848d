import { GraphQLError, parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { openDocumentStore } from './document-store.ts';

type Store = ReturnType<typeof openDocumentStore>;

/** Asks twice, with nothing found the first time. */
async function keep(store: Store, key: string, document: DocumentNode): Promise<void> {
  await store.set(key, document);
  await store.set(key, document);
}

/** A query of about a thousand characters, as no other has it. */
const query = (name: string) => parse(`query ${name} { ${'ping '.repeat(200)} }`);

test('what is asked again is found, and what many others were asked after is not', async () => {
  const store = openDocumentStore();
  const [often, once] = [query('Often'), query('Once')];
  await keep(store, 'often', often);
  await keep(store, 'once', once);
  expect(await store.get('once')).toBe(once);
  for (let count = 0; count < 300; count += 1) {
    await keep(store, `other ${count}`, query(`Other${count}`));
    expect(await store.get('often')).toBe(often);
  }
  expect(await store.get('once')).toBeUndefined();
  expect(await store.get('other 299')).toBeDefined();
  expect(await store.get('other 0')).toBeUndefined();
});

test('what is asked only once is not kept', async () => {
  const store = openDocumentStore();
  await store.set('a', query('A'));
  expect(await store.get('a')).toBeUndefined();
  await store.set('a', query('A'));
  expect(await store.get('a')).toBeDefined();
});

test('a document that was let go is not found', async () => {
  const store = openDocumentStore();
  await keep(store, 'a', query('A'));
  await store.delete('a');
  expect(await store.get('a')).toBeUndefined();
});

test('errors still tell where in a document they are', async () => {
  const store = openDocumentStore();
  const document = parse('query {\n  ping\n}');
  await keep(store, 'a', document);
  const { locations, message } = new GraphQLError('No.', { nodes: document.definitions[0]! });
  expect({ locations, message }).toEqual({ locations: [{ line: 1, column: 1 }], message: 'No.' });
  expect(document.loc?.startToken).toBeNull();
});
