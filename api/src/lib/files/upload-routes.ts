import type { Request, RequestHandler, Response, Router } from 'express';
import { admitted } from '../audience.ts';
import type { Admission } from '../audience.ts';
import type { Context } from '../context.ts';
import type { RequestContext } from '../request-context.ts';
import type { RestDescription } from '../rest-description.ts';
import { rememberMethods } from '../rest-methods.ts';
import { sendResult } from '../rest.ts';
import type { Result } from '../rest.ts';
import { receiveFile } from './receive-file.ts';
import type { Spool } from './spool.ts';
import type { ReceivedFile, UploadKind } from './upload-kind.ts';

type Params = Readonly<Record<string, string>>;

/** A route of the REST shim whose body is a file; for those who are logged in, unless it says otherwise. */
export interface UploadEndpoint extends RestDescription, Partial<Admission> {
  /** Below `/api`. */
  path: string;
  kind: UploadKind;
  /** Refuses who may not send one, before it is read. @throws DomainError */
  admit: (context: Context, params: Params) => Promise<void>;
  handle: (context: Context, params: Params, file: ReceivedFile) => Promise<Result>;
}

interface Middleware {
  /** Makes the context. */
  context: RequestHandler;
  contextOf: (response: Response) => RequestContext;
  spool: Spool;
  /** Answers for a request that is not answered in time, from now on. */
  limitWork: (request: Request, response: Response, bytes: number) => void;
}

/**
 * Mounts routes that take files, which `PUT` stores under their address. A form of another site
 * can send neither the method nor such a body.
 */
export function mountUploads(
  router: Router,
  endpoints: readonly UploadEndpoint[],
  middleware: Middleware,
): void {
  for (const endpoint of endpoints) {
    router.put(endpoint.path, middleware.context, take(endpoint, middleware));
  }
  rememberMethods(
    router,
    endpoints.map(({ path }) => ({ method: 'put', path })),
  );
}

function take(
  { kind, admit, handle, ...admission }: UploadEndpoint,
  { contextOf, spool, limitWork }: Middleware,
): RequestHandler {
  return async (request, response) => {
    const params = request.params as Params;
    const context = contextOf(response);
    const check = () => admit(context, params);
    // Whoever has to be logged in is told so by `admit`, in words of its own.
    await (isAdmission(admission) ? admitted(context, admission, check) : check());
    const result = await receiveFile(request, { kind, spool }, (file) => {
      limitWork(request, response, file.bytes);
      return handle(context, params, file);
    });
    await sendResult(response, result, 'personal');
  };
}

function isAdmission(part: Partial<Admission>): part is Admission {
  return part.audience !== undefined;
}
