import { DomainError } from '#domain/errors/domain-error.ts';
import { mayDo } from '#domain/teams/team.ts';
import type { StudioTeam } from '#domain/teams/team.ts';
import type { Actor } from '#api/lib/context.ts';
import { rule } from '#api/lib/policy.ts';

const answers = (actor: Actor, team: StudioTeam) => mayDo(team.get(actor.id), 'reviews');

// Whether there is one that is hidden is nobody's business.
const notFound = () => new DomainError('NOT_FOUND', 'reviews.notFound');

export const reviewPolicy = {
  /** Reviewing a studio: not for those who work for it. */
  write: rule<{ team: StudioTeam }>({
    allows: (actor, { team }) => !team.has(actor.id),
    refusal: () => new DomainError('FORBIDDEN', 'reviews.ownStudio'),
  }),
  /** Removing a review, whose words are its author's. */
  remove: rule<{ authorId: number }>({
    allows: (actor, { authorId }) => actor.isStaff || actor.id === authorId,
    refusal: notFound,
  }),
  /** Answering what is said of a studio, and reviewing its guests. */
  answer: rule<{ team: StudioTeam }>({
    allows: (actor, { team }) => answers(actor, team),
    refusal: () => new DomainError('FORBIDDEN', 'reviews.teamOnly'),
  }),
  /** Removing what a studio has answered. */
  removeAnswer: rule<{ team: StudioTeam }>({
    allows: (actor, { team }) => actor.isStaff || answers(actor, team),
    refusal: () => new DomainError('FORBIDDEN', 'reviews.teamOnly'),
  }),
  /** Removing what a studio says of a guest. */
  removeGuestReview: rule<{ team: StudioTeam }>({
    allows: (actor, { team }) => actor.isStaff || answers(actor, team),
    refusal: notFound,
  }),
  /** Reading what studios say of a guest: the guest, and hosts whom they have asked for a booking. */
  readGuestReviews: rule<{ guestId: number; isGuestOfActor: boolean }>({
    allows: (actor, { guestId, isGuestOfActor }) =>
      actor.isStaff || actor.id === guestId || isGuestOfActor,
    refusal: notFound,
  }),
};
