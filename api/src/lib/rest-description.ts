import type { ISchema } from 'yup';
import type { ErrorCode } from '#domain/errors/domain-error.ts';
import type { Describable } from './json-schema.ts';
import { PAGE_LIMIT } from './pagination.ts';
import { listOf, text, whole } from './shapes.ts';

/** A response that is no failure, as the OpenAPI document describes it. */
export interface ResponseDescription {
  description: string;
  /** Content type of its body, where there is one. */
  type?: string;
  /** What is in a body of JSON. */
  shape?: Describable;
  headers?: Readonly<Record<string, Describable>>;
}

/** What each operation of REST says of itself for the OpenAPI document. */
export interface RestDescription {
  /** What it does, in one line. */
  summary: string;
  /** Responses that are no failures, by status. */
  responses: Readonly<Record<number, ResponseDescription>>;
  /** Why it can fail, beside what follows from its method, its path and whom it is for. */
  failures?: readonly ErrorCode[];
}

/** A body of JSON. */
export function json(shape: Describable, description = 'Done.'): ResponseDescription {
  return { description, type: 'application/json', shape };
}

/** A body of another type. */
export function file(type: string, description: string): ResponseDescription {
  return { description, type };
}

/** A page of a list, with the headers of `nextPageLink`. */
export function pageOf(item: ISchema<unknown>): ResponseDescription {
  const headers = {
    'X-Total-Count': whole.meta({ meaning: 'How many there are on all pages.' }),
    Link: text.optional().meta({ meaning: 'Where the next page is, as `rel="next"`.' }),
  };
  return { ...json(listOf(item), 'A page of the list.'), headers };
}

/** The parameters that `pageOfQuery` reads. */
export function pageQuery(defaultLimit: number) {
  return {
    limit: whole.min(1).max(PAGE_LIMIT).default(defaultLimit),
    cursor: text.optional().meta({ meaning: 'Stands in the `Link` of the page before.' }),
  };
}

export const noContent: ResponseDescription = { description: 'Done.' };

export const seeOther: ResponseDescription = {
  description: 'Where the browser goes on.',
  headers: { Location: text },
};
