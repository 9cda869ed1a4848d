import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { visit } from 'graphql';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** What all of them may take in memory: the web app's own are 17 MB of it by this measure. */
const MEMORY_LIMIT_BYTES = 20 * 1024 * 1024;

/** What a character of a short query takes once it is parsed; where much is indented it is half of that. */
const BYTES_OF_CHARACTER = 75;

/** How many texts are remembered that were asked once. */
const REMEMBERED = 4000;

/**
 * Documents that were parsed and found valid, by their text. Apollo's own store measures them by their
 * JSON, which leaves their tokens out, and held 160 MB once many different queries had been asked.
 * One is kept when its text comes for the second time: what was asked only once is garbage that is
 * still young, and takes the place of nothing.
 */
export function openDocumentStore(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MEMORY_LIMIT_BYTES,
    sizeCalculation: ({ loc }) => BYTES_OF_CHARACTER * (loc?.end ?? 1),
  });
  const askedOnce = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    get: (key) => Promise.resolve(documents.get(key)),
    set: (key, document) => {
      if (askedOnce.delete(key)) {
        forgetTokens(document);
        documents.set(key, document);
      } else askedOnce.set(key, true);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(documents.delete(key)),
  };
}

/**
 * Lets the words of a document go, a quarter of what it takes. Its parts still know where in the text they
 * begin and end, which is all that errors need of them.
 */
function forgetTokens(document: DocumentNode): void {
  visit(document, {
    enter: ({ loc }) => void (loc && Object.assign(loc, { startToken: null, endToken: null })),
  });
}
