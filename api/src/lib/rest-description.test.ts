import { describe, expectTypeOf, test } from 'vitest';
import type { UploadEndpoint } from './files/upload-routes.ts';
import type { OneClickEndpoint } from './mail/one-click.ts';
import type { RestEndpoint } from './rest.ts';

type Read = RestEndpoint & { method: 'get' };
type Write = RestEndpoint & { method: 'post'; rawBody?: never };

describe('an endpoint', () => {
  test('does not compile before it says what the OpenAPI document needs', () => {
    expectTypeOf<Pick<Read, keyof Read>>().toExtend<RestEndpoint>();
    expectTypeOf<Omit<Read, 'summary'>>().not.toExtend<RestEndpoint>();
    expectTypeOf<Omit<Read, 'responses'>>().not.toExtend<RestEndpoint>();
    expectTypeOf<Omit<UploadEndpoint, 'responses'>>().not.toExtend<UploadEndpoint>();
    expectTypeOf<Omit<OneClickEndpoint, 'summary'>>().not.toExtend<OneClickEndpoint>();
  });

  test('that writes says what it takes, if only that it takes nothing', () => {
    expectTypeOf<Omit<Write, 'body'> & { body: null }>().toExtend<RestEndpoint>();
    expectTypeOf<Omit<Write, 'body'>>().not.toExtend<RestEndpoint>();
  });
});
