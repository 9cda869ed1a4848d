import type { DomainError } from '#domain/errors/domain-error.ts';
import { requireActor } from './context.ts';
import type { Acting, Actor } from './context.ts';

/** Something that may be done with a subject, by some: an entry of a feature's policy. */
export interface Rule<Subject> {
  /** Whether somebody may. */
  allows: (actor: Actor, subject: Subject) => boolean;
  /** What everybody else is told; NOT_FOUND, where they must not even learn that there is one. */
  refusal: (context: Acting) => DomainError;
}

/** A rule, which keeps what it is about in its type. */
export function rule<Subject>(definition: Rule<Subject>): Rule<Subject> {
  return definition;
}

/** Whether a rule allows whoever asks; nothing is allowed while nobody is logged in. */
export function isAllowed<Subject>(
  context: Acting,
  { allows }: Pick<Rule<Subject>, 'allows'>,
  subject: Subject,
): boolean {
  return context.user !== undefined && allows(requireActor(context), subject);
}

/**
 * Who acts, once a rule allows it.
 * @throws DomainError UNAUTHENTICATED when nobody is logged in, and what the rule refuses with
 */
export function authorize<Subject>(
  context: Acting,
  { allows, refusal }: Rule<Subject>,
  subject: Subject,
): Actor {
  const actor = requireActor(context);
  if (!allows(actor, subject)) throw refusal(context);
  return actor;
}
