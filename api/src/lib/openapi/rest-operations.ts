import type { ErrorCode } from '#domain/errors/domain-error.ts';
import type { Audience } from '#api/lib/audience.ts';
import type { Parts } from '#api/lib/feature.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import type { Describable } from '#api/lib/json-schema.ts';
import type { OneClickEndpoint } from '#api/lib/mail/one-click.ts';
import { json, seeOther } from '#api/lib/rest-description.ts';
import type { RestDescription } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { choice, flag, shape, text } from '#api/lib/shapes.ts';

/** Something that can be called below `/api`, whatever kind of endpoint declares it. */
export interface RestOperation extends RestDescription {
  method: string;
  /** With `/api`, and its parameters in braces: `/api/studios/{id}`. */
  path: string;
  audience: Audience;
  query: Readonly<Record<string, Describable>>;
  headers: Readonly<Record<string, Describable>>;
  /** What it takes, by content type; nothing is said of what is in a file. */
  content: Readonly<Record<string, Describable | undefined>>;
}

type Endpoints = Pick<Parts, 'endpoints' | 'uploads' | 'oneClickEndpoints'>;

/** All operations of the features. */
export function restOperationsOf(features: Endpoints): RestOperation[] {
  return [
    ...features.endpoints.map(ofEndpoint),
    ...features.uploads.map(ofUpload),
    ...features.oneClickEndpoints.flatMap(ofOneClick),
  ];
}

/** The codes that an operation can fail with, each once. */
export function failuresOf({ method, path, audience, failures = [] }: RestOperation): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      'BAD_USER_INPUT',
      ...(audience === 'personal' || audience === 'staff' ? (['UNAUTHENTICATED'] as const) : []),
      // Writes of pages of other sites are refused.
      ...(audience === 'staff' || method !== 'get' ? (['FORBIDDEN'] as const) : []),
      ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
      ...failures,
      'RATE_LIMITED',
      'INTERNAL',
      'UNAVAILABLE',
    ]),
  ];
}

function ofEndpoint(endpoint: RestEndpoint): RestOperation {
  const { path, body, rawBody, query = {}, headers = {} } = endpoint;
  const content = body ?? rawBody;
  return {
    ...endpoint,
    path: templateOf(path),
    query,
    headers,
    content: content ? { 'application/json': content } : {},
  };
}

function ofUpload(endpoint: UploadEndpoint): RestOperation {
  const types = endpoint.kind.accepts.map(({ contentType }) => [contentType, undefined] as const);
  return {
    audience: 'personal',
    ...endpoint,
    method: 'put',
    path: templateOf(endpoint.path),
    query: {},
    headers: {},
    content: Object.fromEntries(types),
  };
}

/** The request of a mail program, and that of a browser which follows the same link. */
function ofOneClick({ path, parameter, summary }: OneClickEndpoint): RestOperation[] {
  const form = shape({ 'List-Unsubscribe': choice(['One-Click']) });
  const common = {
    path: templateOf(path),
    audience: 'anyone',
    query: { [parameter]: text },
    headers: {},
  } as const;
  return [
    {
      ...common,
      method: 'post',
      summary: `${summary}, as mail programs do it (RFC 8058)`,
      responses: { 200: json(shape({ unsubscribed: flag })) },
      content: { 'application/x-www-form-urlencoded': form, 'multipart/form-data': form },
    },
    {
      ...common,
      method: 'get',
      summary: `${summary}, on the page for it`,
      responses: { 303: seeOther },
      content: {},
    },
  ];
}

function templateOf(path: string): string {
  return `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
}
