import { countStudiosOfOwner, listStudiosOfOwner } from '#db/studios/owned-studios.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { decodeCursor, pageOf, pageSize } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';

/** The public studios of an owner, most reviewed first. @throws DomainError BAD_USER_INPUT. */
export async function studiosOwnedBy(
  { reads }: Context,
  ownerId: number | undefined,
  { first, after }: PageArgs,
) {
  const limit = pageSize(first);
  const key = decodeCursor(after, ['integer', 'integer']);
  // 0 is the id of nobody.
  const owner = ownerId ?? 0;
  const [rows, totalCount] = await Promise.all([
    listStudiosOfOwner(reads, owner, {
      limit: limit + 1,
      after: key && { reviewCount: key[0], id: key[1] },
    }),
    countStudiosOfOwner(reads, owner),
  ]);
  const page = pageOf(
    rows,
    limit,
    ({ reviewCount, id }) => [reviewCount, id],
    (row) => row,
  );
  return { ...page, totalCount };
}
