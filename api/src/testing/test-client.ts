import { randomBytes } from 'node:crypto';
import { parseSetCookie } from 'cookie';
import { requireDocumented } from './documented-responses.ts';

/** What came back over REST. */
export interface RestResult<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** An error as GraphQL returns it. */
export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: { code?: string; fields?: Record<string, string>; [name: string]: unknown };
}

export interface GraphqlResult<T> {
  status: number;
  headers: Headers;
  data: T | null;
  errors: GraphqlError[];
}

/** A caller of the API over real HTTP that keeps cookies, as a browser does. */
export class TestClient {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #check: typeof requireDocumented;
  readonly #cookies = new Map<string, string>();

  /**
   * @param headers sent with each request, such as where it is said to come from
   * @param check what each response below `/api` has to pass
   */
  constructor(
    url: string,
    headers: Readonly<Record<string, string>> = {},
    check = requireDocumented,
  ) {
    this.#url = url;
    this.#headers = headers;
    this.#check = check;
  }

  /** The session cookie, if there is one; over HTTPS it has another name. */
  get session(): string | undefined {
    return this.#cookies.get('roomtone_session') ?? this.#cookies.get('__Host-roomtone_session');
  }

  /** Signs in with the token of a session that is stored already. */
  resume(token: string): void {
    this.#cookies.set('roomtone_session', token);
  }

  /** Sends a request just so, with the cookies. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value);
    if (this.#cookies.size > 0 && !headers.has('Cookie')) {
      headers.set(
        'Cookie',
        [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      );
    }
    const response = await fetch(this.#url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    if (path.startsWith('/api/')) {
      const { method = 'GET', body } = init;
      await this.#check({ method, path, body }, response.clone());
    }
    return response;
  }

  #keep(line: string): void {
    const { name, value, expires } = parseSetCookie(line);
    if (!value || (expires && expires.getTime() <= Date.now())) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  async get<T = unknown>(path: string): Promise<RestResult<T>> {
    return read(await this.fetch(path));
  }

  async post<T = unknown>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<RestResult<T>> {
    return read(
      await this.fetch(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    );
  }

  async patch<T = unknown>(path: string, body: unknown): Promise<RestResult<T>> {
    return this.#change('PATCH', path, body);
  }

  async put<T = unknown>(path: string, body: unknown): Promise<RestResult<T>> {
    return this.#change('PUT', path, body);
  }

  async #change<T>(method: string, path: string, body: unknown): Promise<RestResult<T>> {
    return read(
      await this.fetch(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  }

  async graphql<T>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<GraphqlResult<T>> {
    const { status, headers, body } = await this.post<{ data?: T; errors?: GraphqlError[] }>(
      '/graphql',
      { query, variables },
    );
    return { status, headers, data: body.data ?? null, errors: body.errors ?? [] };
  }

  /** Registers a new user and is logged in as them from then on. */
  async register(profile: Record<string, unknown> = {}): Promise<{ id: number; username: string }> {
    const username = `u${randomBytes(6).toString('hex')}`;
    const { status, body } = await this.post<{ user: { id: number; username: string } }>(
      '/api/auth/register',
      {
        username,
        name: 'Test Musician',
        email: `${username}@example.com`,
        password: 'correct horse',
        ...profile,
      },
    );
    if (status !== 201) throw new Error(`Could not register: ${JSON.stringify(body)}`);
    return body.user;
  }
}

async function read<T>(response: Response): Promise<RestResult<T>> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : undefined) as T,
  };
}
