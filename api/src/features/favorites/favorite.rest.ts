import type { FavoriteRow } from '#db/favorites/favorite.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { favoriteSchema } from '#domain/favorites/favorite.schema.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { PAGE_LIMIT } from '#api/lib/pagination.ts';
import { nextPageLink, pageOfQuery } from '#api/lib/rest.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { requireOwnUserId } from '#api/features/accounts/own-account.ts';
import { studioBody } from '#api/features/search/search.rest.ts';
import { addFavorite, favoriteStudio, myFavorites, removeFavorite } from './favorite.service.ts';

/** Favourites on REST, with the paths of spec §7 and the fields of spec §3. */
export const favoriteEndpoints: readonly RestEndpoint[] = [
  { method: 'get', path: '/users/:userId/favorites', audience: 'personal', handle: list },
  { method: 'post', path: '/favorites', audience: 'personal', handle: add },
  { method: 'delete', path: '/favorites/:studioId', audience: 'personal', handle: remove },
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

/** A favourite with the field names of spec §3. */
async function favoriteBody(
  context: Context,
  { id, userId, studioId, createdAt }: FavoriteRow,
  studio: StudioRow,
): Promise<Record<string, unknown>> {
  return {
    id,
    userId,
    studioId,
    createdAt: new Date(createdAt).toISOString(),
    studio: await studioBody(context, studio),
  };
}
