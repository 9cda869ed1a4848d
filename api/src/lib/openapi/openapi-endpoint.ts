import { object } from 'yup';
import type { Parts } from '#api/lib/feature.ts';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { openApiDocument } from './openapi-document.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { restOperationsOf } from './rest-operations.ts';
import type { RestOperation } from './rest-operations.ts';

/** Where programs find the document. */
export const openApiEndpoint: RestEndpoint = {
  method: 'get',
  path: '/openapi.json',
  audience: 'public',
  summary: 'This document',
  responses: { 200: json(object().defined()) },
  handle: ({ features }) => ({ body: documentOf(features) }),
};

/** All endpoints of the server: those of its features, and its own. */
export function endpointsOf({ endpoints }: Pick<Parts, 'endpoints'>): readonly RestEndpoint[] {
  return [...endpoints, openApiEndpoint];
}

const documents = new WeakMap<Parts, OpenApiDocument>();

/** Everything that can be called below `/api` of a server with these features. */
export function operationsOf(features: Parts): RestOperation[] {
  return restOperationsOf({ ...features, endpoints: endpointsOf(features) });
}

/** The document of a server with these features, made once. */
export function documentOf(features: Parts): OpenApiDocument {
  const made = documents.get(features) ?? openApiDocument(operationsOf(features));
  documents.set(features, made);
  return made;
}
