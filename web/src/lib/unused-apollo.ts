import type { DocumentNode } from 'graphql';

/*
 * In the place of parts of Apollo Client that nothing here asks for: results are not masked, no document has
 * directives of the client's own, and no component reads a fragment from the cache.
 */

export function maskOperation<Data>(data: Data): Data {
  return data;
}

export function maskFragment<Data>(data: Data): Data {
  return data;
}

/** What there would be warnings of is never masked. */
export const disableWarningsSlot = {
  withValue<Result>(_value: boolean, work: () => Result): Result {
    return work();
  },
};

/** There are none to remove. */
export function removeDirectivesFromDocument(
  _directives: unknown,
  document: DocumentNode,
): DocumentNode {
  return document;
}

export function FragmentReference(): never {
  throw new Error('Components read fragments from what they are given.');
}
