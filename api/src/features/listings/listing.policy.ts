import { DomainError } from '#domain/errors/domain-error.ts';
import type { Actor } from '#api/lib/context.ts';
import { forbidden } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

/** The part of a listing on which rights depend. */
export interface ListingParties {
  ownerId: number;
  /** Who else may change it. */
  managerIds: readonly number[];
}

const isEditor = (actor: Actor, { ownerId, managerIds }: ListingParties) =>
  actor.id === ownerId || managerIds.includes(actor.id);

/** To all others it is as if there were no such listing. */
const refusal = () => new DomainError('NOT_FOUND', 'listings.notFound');

export const listingPolicy = {
  /** Seeing what is written and not shown yet. */
  see: rule<ListingParties>({
    allows: (actor, listing) => actor.isStaff || isEditor(actor, listing),
    refusal,
  }),
  /** Writing it, adding photographs, submitting it, removing a draft. */
  edit: rule<ListingParties>({ allows: isEditor, refusal }),
  /** Approving, returning, suspending, reinstating. */
  decide: rule<ListingParties>({ allows: (actor) => actor.isStaff, refusal: forbidden }),
};
