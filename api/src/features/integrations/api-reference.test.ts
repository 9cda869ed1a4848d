import { expect, test } from 'vitest';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import { documentOf } from '#api/lib/openapi/openapi-endpoint.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

interface Reference {
  endpoints: {
    id: string;
    method: string;
    path: string;
    audience: string;
    parameters: { name: string; place: string; isRequired: boolean; type: string }[];
    bodyTypes: string[];
    responses: { status: number; type: string }[];
    failures: number[];
  }[];
  objects: { name: string; fields: { name: string }[] }[];
  failures: { status: number; codes: string[]; description: string }[];
  topics: { messageType: string; audience: string; params: string[]; isPassing: boolean }[];
  subscriptions: { name: string; declaration: string; description: string }[];
}

async function reference(): Promise<Reference> {
  const { data, errors } = await server.client().graphql<{ apiReference: Reference }>(`{
    apiReference {
      endpoints {
        id method path audience bodyTypes failures
        parameters { name place isRequired type }
        responses { status type }
      }
      objects { name fields { name } }
      failures { status codes description }
      topics { messageType audience params isPassing }
      subscriptions { name declaration description }
    }
  }`);
  expect(errors).toEqual([]);
  return data!.apiReference;
}

test('the reference has every operation of the OpenAPI document, and what each takes and returns', async () => {
  const { endpoints, objects } = await reference();
  const { paths } = documentOf(joinFeatures(features));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    operations.toSorted(),
  );
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);

  const book = endpoints.find(({ id }) => id === 'postBookings')!;
  expect(book).toMatchObject({ audience: 'PERSONAL', bodyTypes: ['application/json'] });
  expect(book.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'studioId', place: 'BODY', isRequired: true }),
      expect.objectContaining({ name: 'Idempotency-Key', place: 'HEADER', isRequired: false }),
    ]),
  );
  expect(book.responses).toEqual([{ status: 201, type: 'Booking' }]);
  expect(book.failures).toEqual(expect.arrayContaining([400, 401, 409, 429]));
  expect(objects.find(({ name }) => name === 'Booking')!.fields).toContainEqual({
    name: 'totalPrice',
  });
  expect(endpoints.find(({ id }) => id === 'getStudios')!.responses[0]).toEqual({
    status: 200,
    type: 'list of Studio',
  });
});

test('it says what failures mean', async () => {
  const { failures } = await reference();
  expect(failures.find(({ status }) => status === 409)).toMatchObject({ codes: ['CONFLICT'] });
  expect(failures.every(({ description }) => description.length > 0)).toBe(true);
});

test('it has what can be followed on both sockets', async () => {
  const { topics, subscriptions } = await reference();
  expect(topics).toContainEqual({
    messageType: 'STUDIO_CALENDAR_UPDATE',
    audience: 'PUBLIC',
    params: ['studioId'],
    isPassing: false,
  });
  expect(topics).toHaveLength(joinFeatures(features).topics.length);
  expect(subscriptions).toContainEqual({
    name: 'studioCalendarChanged',
    declaration: 'studioCalendarChanged(studioId: ID!, since: String): StudioCalendarChange!',
    description: 'Tells whenever what is free in a studio has changed.',
  });
});
