import {
  countStudiosOfOwner,
  listStudiosOfOwner,
  ownedStudioOrder,
} from '#db/studios/owned-studios.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';

/** The public studios of an owner, most reviewed first. @throws DomainError BAD_USER_INPUT. */
export async function studiosOwnedBy({ reads }: Context, ownerId: number, page: PageArgs) {
  return {
    ...(await paginate(page, ownedStudioOrder, (part) => listStudiosOfOwner(reads, ownerId, part))),
    totalCount: () => countStudiosOfOwner(reads, ownerId),
  };
}
