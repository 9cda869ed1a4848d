import {
  countSuggestedPlaces,
  deleteSuggestedPlace,
  findStoredPlace,
  findTakenPlaceSlugs,
  insertSuggestedPlace,
  listSuggestedPlaces,
  lockPlace,
  publishPlace,
  suggestedPlaceOrder,
  updatePlaceContent,
} from '#db/directories/place-content.repository.ts';
import type { NewPlace, StoredPlaceRow } from '#db/directories/place-content.repository.ts';
import type { PlaceRow } from '#db/directories/place.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { editedPlaceSchema } from '#domain/directories/place.schema.ts';
import type { PlaceContent } from '#domain/directories/place.schema.ts';
import { placeSlug } from '#domain/directories/place.ts';
import type { PlaceKind } from '#domain/directories/place.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { requireActor, requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { authorize } from '#api/lib/policy.ts';
import { placeLimits } from './place.limits.ts';
import { writePlaceOutcome } from './place.mails.ts';
import { changePlacePictures } from './place-picture.service.ts';
import { placePolicy } from './place.policy.ts';

/**
 * Keeps a place that somebody suggests, with who they are if they are logged in.
 * @returns its name, as it was understood
 * @throws DomainError RATE_LIMITED
 */
export async function suggestPlace(
  context: Context,
  suggestion: { kind: PlaceKind; content: PlaceContent; why: string },
): Promise<string> {
  const { user, now, rateLimits } = context;
  if (user) await rateLimits.consume(placeLimits.suggestionByUser, user.id);
  await context.transaction((em) =>
    insertUnderFreeSlug(sqlOf(em), { ...suggestion, suggestedBy: user?.id ?? null, now }),
  );
  return suggestion.content.name;
}

/** Stores a place under the address of its name: with a number behind it where another has that. */
async function insertUnderFreeSlug(db: Sql, place: Omit<NewPlace, 'slug'>): Promise<void> {
  const wanted = placeSlug(place.kind, place.content.name);
  const taken = new Set(await findTakenPlaceSlugs(db, place.kind, wanted));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    // Somebody may be taking it at this moment.
    const id = taken.has(slug) ? undefined : await insertSuggestedPlace(db, { ...place, slug });
    if (id !== undefined) return;
  }
}

/**
 * Suggestions that wait for a decision, the one that has waited longest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function placeSuggestions(context: Context, page: PageArgs) {
  requireAdmin(context);
  const { sql } = context;
  return {
    ...(await paginate(page, suggestedPlaceOrder, (part) => listSuggestedPlaces(sql, part))),
    totalCount: () => countSuggestedPlaces(sql),
  };
}

/**
 * Has a suggestion be listed. Whoever suggested it is mailed, if they have an account.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when it does not wait
 */
export async function approvePlace(context: Context, id: number): Promise<StoredPlaceRow> {
  return decide(context, id, async (db, place) => {
    await publishPlace(db, id, context.now);
    await writePlaceOutcome(db, 'place-listed', outcomeOf(place), context.now);
  });
}

/**
 * Removes a suggestion. Whoever made it is mailed why, if they have an account.
 * @throws DomainError as {@link approvePlace}
 */
export async function declinePlace(
  context: Context,
  id: number,
  reasons: string,
): Promise<StoredPlaceRow> {
  return decide(context, id, async (db, place) => {
    await deleteSuggestedPlace(db, id);
    const outcome = { ...outcomeOf(place), reasons };
    await writePlaceOutcome(db, 'place-declined', outcome, context.now);
  });
}

function outcomeOf(place: StoredPlaceRow) {
  return { userId: place.suggestedBy, place };
}

async function decide(
  context: Context,
  id: number,
  work: (db: Sql, place: StoredPlaceRow) => Promise<void>,
): Promise<StoredPlaceRow> {
  requireAdmin(context);
  const place = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const suggestion = await lockPlace(db, id);
    if (!suggestion) throw new DomainError('NOT_FOUND', 'directories.suggestionNotFound');
    if (suggestion.status !== 'draft') {
      throw new DomainError('CONFLICT', 'directories.alreadyDecided');
    }
    await work(db, suggestion);
    return suggestion;
  });
  context.changed([`place:${id}`]);
  return place;
}

/**
 * Has a place be what is said of it, all of it. Its address stays, and its pictures unless they are given.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; FORBIDDEN to all but whoever runs it and
 *   administrators; BAD_USER_INPUT
 */
export async function updatePlace(context: Context, id: number, input: object): Promise<PlaceRow> {
  const { id: userId } = requireActor(context);
  await context.rateLimits.consume(placeLimits.edit, userId);
  const changed = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const place = await lockPlace(db, id);
    if (place?.status !== 'published') throw new DomainError('NOT_FOUND', 'directories.notFound');
    authorize(context, placePolicy.edit, place);
    const { pictures, ...content } = validate(editedPlaceSchema(place.kind), input);
    await updatePlaceContent(db, id, content, context.now);
    if (pictures) await changePlacePictures(db, id, pictures, context.now);
    return findStoredPlace(db, id);
  });
  context.changed([`place:${id}`]);
  return changed!;
}
