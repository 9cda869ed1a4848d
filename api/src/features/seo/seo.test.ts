import { describe, expect, test } from 'vitest';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const METAS =
  'query ($language: Language!) { pageMetas(language: $language) { path title description picture } }';
const SET = `mutation ($input: SetPageMetaInput!) {
  setPageMeta(input: $input) { meta { path language title description picture } }
}`;
const ADD = `mutation ($input: AddRedirectInput!) {
  addRedirect(input: $input) { redirects { from to } }
}`;
const REMOVE = `mutation ($input: RemoveRedirectInput!) {
  removeRedirect(input: $input) { redirects { from to } }
}`;
const REDIRECT = 'query ($path: String!) { redirect(path: $path) }';

async function admin() {
  return (await signedInAdministrator(server)).client;
}

describe('what search engines are told of a page', () => {
  test('is said by an administrator, of one language, and taken back with nothing said', async () => {
    const client = await admin();
    const input = { path: '/about/', language: 'DE', title: ' Wer wir sind ' };
    const { data } = await client.graphql<{ setPageMeta: { meta: unknown } }>(SET, { input });
    const meta = { path: '/about', title: 'Wer wir sind', description: '', picture: '' };
    expect(data?.setPageMeta.meta).toEqual({ ...meta, language: 'DE' });
    const told = async (language: string) =>
      (await server.client().graphql<{ pageMetas: unknown }>(METAS, { language })).data?.pageMetas;
    expect([await told('DE'), await told('EN')]).toEqual([[meta], []]);
    await client.graphql(SET, { input: { path: '/about', language: 'DE' } });
    expect(await told('DE')).toEqual([]);
  });

  test.each([
    ['path', { path: 'https://elsewhere.example' }],
    ['path', { path: '//elsewhere.example' }],
    ['picture', { path: '/about', picture: 'https://elsewhere.example/one.png' }],
    ['title', { path: '/about', title: 'x'.repeat(121) }],
    ['description', { path: '/about', description: 'two\nlines' }],
  ])('is refused naming %s: %j', async (field, said) => {
    const client = await admin();
    const { errors } = await client.graphql(SET, { input: { language: 'EN', ...said } });
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } } },
    ]);
  });
});

describe('redirects', () => {
  const redirectOf = async (path: string) =>
    (await server.client().graphql<{ redirect: string | null }>(REDIRECT, { path })).data?.redirect;

  test('send readers of addresses without a page on, at once to the last of several', async () => {
    const client = await admin();
    await client.graphql(ADD, { input: { from: '/first', to: '/second' } });
    await client.graphql(ADD, { input: { from: '/second/', to: '/third?x=1' } });
    const { data } = await client.graphql<{ addRedirect: { redirects: unknown } }>(ADD, {
      input: { from: '/früher', to: '/first' },
    });
    expect(data?.addRedirect.redirects).toEqual([
      { from: '/first', to: '/third?x=1' },
      { from: '/früher', to: '/third?x=1' },
      { from: '/second', to: '/third?x=1' },
    ]);
    expect(await redirectOf('/fr%C3%BCher/')).toBe('/third?x=1');
    await client.graphql(REMOVE, { input: { from: '/früher' } });
    expect(await redirectOf('/früher')).toBeNull();
  });

  test('never lead in a circle, however many are added at once', async () => {
    const client = await admin();
    const loops = ['/a', '/b', '/c'].map((from, index, all) => ({
      input: { from, to: all[(index + 1) % all.length]! },
    }));
    const answers = await Promise.all(loops.map((loop) => client.graphql(ADD, loop)));
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test.each([
    ['to', { from: '/a', to: 'javascript:alert(1)' }],
    ['to', { from: '/a', to: '/a/?x' }],
    ['from', { from: '/\\elsewhere.example', to: '/a' }],
  ])('are refused naming %s: %j', async (field, input) => {
    const client = await admin();
    const { errors } = await client.graphql(ADD, { input });
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } } },
    ]);
  });

  test('what nobody said leads nowhere', async () => {
    const client = await admin();
    expect(await redirectOf('/nowhere')).toBeNull();
    const { errors } = await client.graphql(REMOVE, { input: { from: '/nowhere' } });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

test('only administrators say anything', async () => {
  const { client } = await signedIn(server);
  const changes = [
    [SET, { input: { path: '/', language: 'EN', title: 'Mine' } }],
    [ADD, { input: { from: '/a', to: '/b' } }],
    [REMOVE, { input: { from: '/a' } }],
    ['{ redirects { from } }', {}],
  ] as const;
  for (const [operation, variables] of changes) {
    const { errors } = await client.graphql(operation, variables);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  }
});
