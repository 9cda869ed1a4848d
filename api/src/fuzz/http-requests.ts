import { gzipSync } from 'node:zlib';
import { isInputObjectType, isObjectType } from 'graphql';
import type { PageRoute } from '#domain/rendering/page-contract.ts';
import type { Route } from '#api/server/routes.ts';
import type { Choices } from './choices.ts';
import { mutate } from './graphql-requests.ts';
import { deepValue, hostileNames, hostileText, hostileValue } from './hostile-values.ts';
import { jsonText, objectOf } from './json-text.ts';
import type { Values } from './plausible-values.ts';
import type { FuzzRequest } from './request.ts';
import type { Target } from './target.ts';

type Sent = Omit<FuzzRequest, 'kind' | 'actor'>;
type Address = Pick<Sent, 'method' | 'path' | 'headers'>;

export interface Tools {
  target: Target;
  choices: Choices;
  values: Values;
}

/** Together less than half of what Node takes as the head of a request. */
const LONGEST_PATH = 4000;
const LONGEST_QUERY = 3500;

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Names of parameters and fields that are no fields of GraphQL inputs. */
const otherNames = [
  'q',
  'limit',
  'cursor',
  'page',
  'sort',
  'to',
  'state',
  'code',
  'error',
  'token',
];

/** A request to a route, with what it may ask for. */
export function restRequest(tools: Tools): Sent {
  const { target, choices } = tools;
  const route = choices.pick(target.routes);
  const usual = route.method === '*' ? choices.pick(METHODS) : route.method;
  const method = choices.chance(4) ? choices.pick(METHODS) : usual;
  const path = pathOf(route.path, tools) + query(tools, namesFor(route, tools));
  if (method === 'GET' || method === 'HEAD') {
    const headers = choices.chance(3) ? ([['Content-Type', 'application/json']] as const) : [];
    return { method, path, headers };
  }
  const sent = { method, path, headers: [] };
  return route.method === 'PUT' ? withPicture(sent, tools) : withBody(sent, route, tools);
}

/** A page with whatever in its address. */
export function pageRequest(tools: Tools): Sent {
  const { choices, target } = tools;
  const { path, params } = choices.pick<PageRoute>(target.pages);
  const names = choices.some(params, 50);
  const headers = [['Accept', 'text/html']] as const;
  return { method: 'GET', path: pathOf(path, tools) + query(tools, names), headers };
}

/** An address that was found somewhere, or something like it. */
export function pathRequest({ choices, target }: Tools): Sent {
  const address = choices.pick(['/', ...target.addresses]);
  const path = choices.weighted<string>([
    [3, () => address],
    [5, () => mutate(address, choices)],
    [1, () => `/${hostileText(choices)}`],
    [
      1,
      () =>
        `/${choices.list(1, 4, () => choices.pick(['..', '%2e%2e', '.', '%2f', ''])).join('/')}`,
    ],
  ]);
  const method = choices.chance(10) ? choices.pick(METHODS) : 'GET';
  return { method, path: requestTarget(path), headers: [] };
}

/** As much of a path as an HTTP client can send. */
function requestTarget(path: string): string {
  const bytes = Buffer.from(path).toString('latin1');
  const sendable = bytes.replaceAll(/[^\u0021-\u007e\u0080-\u00ff]/g, '').slice(0, LONGEST_PATH);
  return sendable.startsWith('/') ? sendable : `/${sendable}`;
}

/** A path with something in place of its parameters. */
function pathOf(pattern: string, { choices, values }: Tools): string {
  const parts = pattern.split('/').map((part, index, all) => {
    if (!/[:*]/.test(part)) return part;
    return part.replace(/[:*]\w+/, (parameter) => {
      const name = parameter.slice(1);
      return pathPart({ name, of: all[index - 1] ?? '' }, { choices, values });
    });
  });
  return requestTarget(parts.join('/'));
}

function pathPart(
  purpose: { name: string; of: string },
  { choices, values }: Pick<Tools, 'choices' | 'values'>,
): string {
  return choices.weighted<string>([
    [70, () => encode(values.named(purpose))],
    [3, () => choices.pick(['%ff', '%', '%E0%A4%A', '%00', '%2e%2e%2f', '..%5c', '%ud800'])],
    [3, () => encode(hostileText(choices))],
    [2, () => choices.pick(['-1', '0', '1e3', '0x1', '01', '1.0', '9'.repeat(30), '+1', ' 1'])],
  ]);
}

/** Anything as it stands in an address. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : jsonText(value);
  return encodeURIComponent(text.toWellFormed()).slice(0, 3000);
}

/** `?name=value&…`, or nothing. */
function query({ choices, values }: Tools, names: readonly string[]): string {
  const parts = names.map((name) => {
    const value = values.named({ name, of: '' });
    const texts = Array.isArray(value) ? value : [value];
    return texts.map((text) => `${encode(name)}=${encode(text)}`).join('&');
  });
  if (choices.chance(6)) {
    const name = choices.pick(hostileNames);
    parts.push(
      choices.pick([
        `${encode(name)}=${encode(hostileText(choices))}`,
        `${encode(name)}[${encode(name)}]=1`,
        '%ff=%ff',
        '%',
        '&&&==&',
        'a=1&'.repeat(1500),
        `${names[0] ?? 'q'}=%E0%A4%A`,
        `${names[0] ?? 'q'}=%00`,
        `${names[0] ?? 'q'}=1&${names[0] ?? 'q'}=2`,
      ]),
    );
  }
  return parts.length > 0 ? `?${parts.join('&')}`.slice(0, LONGEST_QUERY) : '';
}

function namesFor({ path }: Route, { choices, target }: Tools): string[] {
  if (!choices.chance(50)) return [];
  const known = [...otherNames, ...inputNames(target)];
  const often = path.includes('auth') ? ['code', 'state', 'error', 'to'] : ['q', 'limit', 'cursor'];
  return choices.list(0, 4, () => choices.pick(choices.chance(50) ? often : known));
}

const namesOfTargets = new WeakMap<Target, string[]>();

/** Names of all arguments and input fields of the schema: REST calls the same things alike. */
function inputNames(target: Target): string[] {
  let names = namesOfTargets.get(target);
  if (!names) {
    const found = Object.values(target.schema.getTypeMap()).flatMap((type) => {
      if (isInputObjectType(type)) return Object.keys(type.getFields());
      if (!isObjectType(type) || type.name.startsWith('__')) return [];
      return Object.values(type.getFields()).flatMap(({ args }) => args.map(({ name }) => name));
    });
    namesOfTargets.set(target, (names = [...new Set(found)].toSorted()));
  }
  return names;
}

function withBody(sent: Address, { method, path }: Route, tools: Tools): Sent {
  const { choices, values, target } = tools;
  const asked = target.bodyNames.get(`${method} ${path}`) ?? [];
  const names = [
    ...asked.filter(() => !choices.chance(4)),
    ...choices.list(0, 3, () => choices.pick([...otherNames, ...inputNames(target)])),
  ];
  const fields = () => names.map((name) => [name, values.named({ name, of: path })] as const);
  const type = (value: string) => [['Content-Type', value]] as const;
  const json = (value: unknown): Sent => ({
    ...sent,
    headers: type('application/json'),
    body: Buffer.from(jsonText(value)),
  });
  return choices.weighted<Sent>([
    [60, () => json(objectOf(fields()))],
    [6, () => json(objectOf([...fields(), [choices.pick(hostileNames), hostileValue(choices)]]))],
    [5, () => json(hostileValue(choices))],
    [2, () => json(deepValue(choices))],
    [3, () => ({ ...sent, headers: [] })],
    [
      4,
      () => {
        const whole = json(objectOf(fields()));
        return { ...whole, body: whole.body!.subarray(0, choices.int(0, whole.body!.length)) };
      },
    ],
    [3, () => ({ ...json({}), body: Buffer.from(mutate(jsonText(objectOf(fields())), choices)) })],
    [
      3,
      () => ({
        ...sent,
        headers: type('multipart/form-data; boundary=x'),
        body: Buffer.from(multipart(choices)),
      }),
    ],
    [
      3,
      () => ({
        ...sent,
        headers: type('application/x-www-form-urlencoded'),
        body: Buffer.from(choices.pick(['List-Unsubscribe=One-Click', 'a=1', '%ff', '&&'])),
      }),
    ],
    [2, () => packed(json(objectOf(fields())), choices)],
    [1, () => ({ ...json({}), body: Buffer.from(`"${'x'.repeat(300_000)}"`) })],
    [
      3,
      () => {
        const whole = json(objectOf(fields()));
        return { ...whole, abortAfter: choices.int(0, whole.body!.length) };
      },
    ],
  ]);
}

function multipart(choices: Choices): string {
  const part = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n`;
  return choices.pick([
    `${part}--x--\r\n`,
    part,
    '--x\r\n\r\n',
    '--x--',
    `--x\r\nContent-Disposition: form-data; name="__proto__"; filename="../../a"\r\n\r\nx\r\n--x--\r\n`,
    `--x\r\nContent-Disposition: form-data\r\n\r\n--x--`,
    part.repeat(40),
    mutate(`${part}--x--\r\n`, choices),
  ]);
}

/** The body compressed, and sometimes broken in that. */
function packed(sent: Sent, choices: Choices): Sent {
  const whole = gzipSync(choices.chance(30) ? Buffer.alloc(3_000_000, 0x20) : sent.body!);
  const end = choices.chance(50) ? choices.int(0, whole.length) : whole.length;
  const encoding = choices.pick(['gzip', 'deflate', 'br', 'x']);
  return {
    ...sent,
    headers: [...sent.headers, ['Content-Encoding', encoding]],
    body: whole.subarray(0, end),
  };
}

function withPicture(sent: Address, { choices, target }: Tools): Sent {
  const picture = Buffer.from(choices.pick(target.pictures));
  const type = choices.pick([
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/gif',
    'text/html',
    '',
  ]);
  const headers = type ? ([['Content-Type', type]] as const) : [];
  return choices.weighted<Sent>([
    [4, () => ({ ...sent, headers, body: picture })],
    [6, () => ({ ...sent, headers, body: damaged(picture, choices) })],
    [2, () => ({ ...sent, headers, body: picture.subarray(0, choices.int(0, picture.length)) })],
    [1, () => ({ ...sent, headers, body: Buffer.alloc(choices.pick([0, 1, 6_000_000])) })],
    [2, () => ({ ...sent, headers, body: picture, abortAfter: choices.int(0, picture.length) })],
    [
      1,
      () => ({ ...sent, headers, body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
    ],
  ]);
}

function damaged(picture: Buffer, choices: Choices): Buffer {
  const bytes = Buffer.from(picture);
  for (let left = choices.int(1, 8); left > 0; left -= 1) {
    // Most of what decides stands in the first bytes.
    const end = choices.chance(70) ? Math.min(64, bytes.length) : bytes.length;
    bytes[choices.int(0, end - 1)] = choices.int(0, 255);
  }
  return bytes;
}
