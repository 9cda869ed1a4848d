import { gql } from '@apollo/client';
import type { TypedDocumentNode } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { describe, expectTypeOf, test } from 'vitest';
import { mutationHook, queryHook, suspenseQueryHook } from './apollo-hooks.ts';

interface Result {
  studio: { name: string };
}

const document = gql('query Studio { studio { name } }');
const studio: TypedDocumentNode<Result, { id: string }> = document;
const studios: TypedDocumentNode<Result, { first?: number }> = document;
const all: TypedDocumentNode<Result, Record<string, never>> = document;

/* The compiler checks these: `npm run types`. */
describe('a hook', () => {
  test('takes no other variables than its document, and those that it requires', () => {
    type Studio = Parameters<ReturnType<typeof queryHook<Result, { id: string }>>>;
    expectTypeOf<[{ variables: { id: string } }]>().toExtend<Studio>();
    expectTypeOf<[]>().not.toExtend<Studio>();
    expectTypeOf<[{ variables: { id: number } }]>().not.toExtend<Studio>();
    expectTypeOf<[object]>().not.toExtend<Studio>();
  });

  test('can be called without options when its document requires no variables', () => {
    expectTypeOf(queryHook(studios)).toBeCallableWith();
    expectTypeOf(queryHook(all)).toBeCallableWith();
    expectTypeOf(suspenseQueryHook(all)).toBeCallableWith();
    expectTypeOf(mutationHook(studio)).toBeCallableWith();
  });

  test('that suspends has a result, unless it is told to skip', () => {
    const useStudio = suspenseQueryHook(studio);
    const found = () => useStudio({ variables: { id: '7' } }).data;
    expectTypeOf(found).returns.toEqualTypeOf<Result>();
    const skipped = () => useStudio(skipToken).data;
    expectTypeOf(skipped).returns.toEqualTypeOf<Result | undefined>();
  });

  test('that does not suspend may have none yet', () => {
    const useStudio = queryHook(studio);
    const found = () => useStudio({ variables: { id: '7' } }).data;
    expectTypeOf(found).returns.toEqualTypeOf<Result | undefined>();
  });
});
