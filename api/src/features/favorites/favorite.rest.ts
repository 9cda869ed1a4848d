import type { FavoriteRow } from '#db/favorites/favorite.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { favoriteSchema } from '#domain/favorites/favorite.schema.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { PAGE_LIMIT } from '#api/lib/pagination.ts';
import { json, noContent, pageOf, pageQuery } from '#api/lib/rest-description.ts';
import { nextPageLink, pageOfQuery } from '#api/lib/rest.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { idNumber, instant, named, shape } from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { ownUserId, requireOwnUserId } from '#api/features/accounts/own-account.ts';
import { studioBody } from '#api/features/search/search.rest.ts';
import { studioShape } from '#api/features/studios/studio.shapes.ts';
import { addFavorite, favoriteStudio, myFavorites, removeFavorite } from './favorite.service.ts';

/** A favourite with the field names of spec §3. */
const favoriteShape = named(
  'Favorite',
  shape({
    id: idNumber,
    userId: idNumber,
    studioId: idNumber,
    createdAt: instant,
    studio: studioShape,
  }),
);

/** Favourites on REST, with the paths of spec §7 and the fields of spec §3. */
export const favoriteEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/users/:userId/favorites',
    audience: 'personal',
    summary: 'The studios that one has saved, newest first',
    query: pageQuery(PAGE_LIMIT),
    responses: { 200: pageOf(favoriteShape) },
    failures: ['FORBIDDEN'],
    handle: list,
  },
  {
    method: 'post',
    path: '/favorites',
    audience: 'personal',
    summary: 'Save a studio',
    body: favoriteSchema.shape({ userId: ownUserId }),
    responses: {
      200: json(favoriteShape, 'It was saved before.'),
      201: json(favoriteShape, 'It is saved.'),
    },
    failures: ['NOT_FOUND', 'CONFLICT'],
    handle: add,
  },
  {
    method: 'delete',
    path: '/favorites/:studioId',
    audience: 'personal',
    summary: 'Remove a studio from what is saved',
    responses: { 204: noContent },
    handle: remove,
  },
];

async function list(context: Context, request: RestRequest): Promise<Result> {
  const user = requireUser(context);
  if (parseId(request.params.userId ?? '') !== user.id) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
  const { nodes, pageInfo, totalCount } = await myFavorites(
    context,
    pageOfQuery(request.query, PAGE_LIMIT),
  );
  const bodies = await Promise.all(
    nodes.map(async (favorite) =>
      favoriteBody(context, favorite, await favoriteStudio(context, favorite)),
    ),
  );
  return {
    body: bodies,
    headers: nextPageLink(request, pageInfo, await totalCount()),
  };
}

async function add(context: Context, { body }: RestRequest): Promise<Result> {
  requireOwnUserId(body.userId, requireUser(context));
  const { studioId } = validate(favoriteSchema, body);
  const { favorite, studio, isNew } = await addFavorite(context, studioId);
  return { status: isNew ? 201 : 200, body: await favoriteBody(context, favorite, studio) };
}

async function remove(context: Context, { params, body }: RestRequest): Promise<Result> {
  requireOwnUserId(body.userId, requireUser(context));
  await removeFavorite(context, requireId(params.studioId, 'studios.notFound'));
  return { status: 204 };
}

async function favoriteBody(
  context: Context,
  { id, userId, studioId, createdAt }: FavoriteRow,
  studio: StudioRow,
): Promise<Shaped<typeof favoriteShape>> {
  return {
    id,
    userId,
    studioId,
    createdAt: new Date(createdAt).toISOString(),
    studio: await studioBody(context, studio),
  };
}
