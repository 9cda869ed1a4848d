import type { IdeaRow } from '#db/ideas/idea.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { rule } from '#api/lib/policy.ts';

type Suggested = Pick<IdeaRow, 'userId' | 'isOurs'>;

export const ideaPolicy = {
  /** Rewording and removing: one's own, and for administrators what the team put on the roadmap. */
  change: rule<Suggested>({
    allows: (actor, { userId, isOurs }) => (isOurs ? actor.isStaff : actor.id === userId),
    refusal: () => new DomainError('FORBIDDEN', 'ideas.notYours'),
  }),
};
