/// <reference lib="dom" />
import type { ClientError } from '../protocol.ts';

export type ApiResult<T> = { error: ClientError; value?: never } | { value: T; error?: never };

export interface ClientApi {
  get<T>(path: string, values: Record<string, string>): Promise<ApiResult<T>>;
  post<T>(path: string, values: Record<string, string>): Promise<ApiResult<T>>;
}

/** Sends requests to the API with a page's key. Runs in the browser, and stands on nothing else. */
export function createApi(origin: string, key: string): ClientApi {
  async function send<T>(address: string, init: RequestInit): Promise<ApiResult<T>> {
    try {
      const response = await fetch(origin + address, {
        ...init,
        headers: { authorization: `Bearer ${key}` },
      });
      const body = (await response.json()) as T & { error?: ClientError };
      return body.error ? { error: body.error } : { value: body };
    } catch {
      const message = 'We could not reach the payment provider. Please try again.';
      return { error: { type: 'api_connection_error', message } };
    }
  }
  return {
    get: (path, values) => send(`${path}?${new URLSearchParams(values)}`, {}),
    post: (path, values) => send(path, { method: 'POST', body: new URLSearchParams(values) }),
  };
}
