import { request } from 'node:http';
import type { Agent, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Longer than the product ever takes: what comes later than this counts as no response. */
const PATIENCE_MS = 30_000;

/** A request, ready to be sent, and to be sent again. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: Readonly<Record<string, unknown>>;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The connection has ended without a whole response. */
export interface Loss {
  /** Of the system, such as `ECONNRESET`. */
  code: string;
}

/** Sends a request once. @param url `http://127.0.0.1:port` */
export async function send(url: string, call: Call, agent?: Agent): Promise<Reply | Loss> {
  const { method, path, headers, body } = call;
  const content = body && JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(
    url + path,
    {
      method,
      headers: {
        ...(content !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(content),
        }),
        ...headers,
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(agent && { agent }),
    },
    resolve,
  );
  sent.on('error', reject);
  sent.end(content);
  try {
    const response = await promise;
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: await text(response),
    };
  } catch (error) {
    return { code: codeOf(error) };
  }
}

export function isLoss(outcome: Reply | Loss): outcome is Loss {
  return !('status' in outcome);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
