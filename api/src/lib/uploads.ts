import { raw } from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from './context.ts';
import { rememberMethods } from './rest-methods.ts';
import { sendResult } from './rest.ts';
import type { Result } from './rest.ts';

/** A file that somebody sends. */
export interface Upload {
  /** Empty when nothing was sent. */
  bytes: Uint8Array;
  /** Its content type, as the sender says it; empty when they say nothing. */
  type: string;
}

type Params = Readonly<Record<string, string>>;

/** A route of the REST shim whose body is a file. */
export interface UploadEndpoint {
  /** Below `/api`. */
  path: string;
  limitBytes: number;
  /** What a file that is larger is refused with. */
  tooLarge: (cause: unknown) => DomainError;
  /** Refuses who may not send one, before it is read. @throws DomainError */
  admit: (context: Context, params: Params) => void;
  handle: (context: Context, params: Params, upload: Upload) => Promise<Result>;
}

interface Middleware {
  /** Makes the context. */
  context: RequestHandler;
  contextOf: (response: Response) => Context;
}

/**
 * Mounts routes that take files, which `PUT` stores under their address. A form of another site
 * can send neither the method nor such a body.
 */
export function mountUploads(
  router: Router,
  endpoints: readonly UploadEndpoint[],
  { context, contextOf }: Middleware,
): void {
  for (const endpoint of endpoints) router.put(endpoint.path, context, take(endpoint, contextOf));
  rememberMethods(
    router,
    endpoints.map(({ path }) => ({ method: 'put', path })),
  );
}

function take(
  { limitBytes, tooLarge, admit, handle }: UploadEndpoint,
  contextOf: Middleware['contextOf'],
): RequestHandler {
  // Packed files could be far larger than what is counted.
  const readBytes = raw({ type: () => true, limit: limitBytes, inflate: false });
  return async (request, response) => {
    const params = request.params as Params;
    admit(contextOf(response), params);
    await read(readBytes, request, response).catch((error: unknown) => {
      throw isTooLarge(error) ? tooLarge(error) : error;
    });
    const result = await handle(contextOf(response), params, uploadOf(request));
    sendResult(response, result, 'personal');
  };
}

function read(middleware: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void middleware(request, response, (error?: Error | string) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
}

function uploadOf(request: Request): Upload {
  const bytes: unknown = request.body;
  const [type = ''] = (request.get('Content-Type') ?? '').split(';');
  return {
    bytes: bytes instanceof Uint8Array ? bytes : new Uint8Array(),
    type: type.trim().toLowerCase(),
  };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}
