import { insertIdea, insertVote, replyToIdea } from '#db/ideas/idea.repository.ts';
import type { Sql } from '#db/orm.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { ideaLines } from './idea-lines.ts';

/** How long the team thinks about an idea before it replies. */
const REPLY_AFTER_MS = 9 * DAY_MS;

/**
 * Writes the ideas of the demo data as they are at `now` (epoch milliseconds), the oldest first.
 * @param people who suggests them and votes for them
 */
export async function loadIdeas(db: Sql, people: readonly number[], now: number): Promise<void> {
  const lines = ideaLines.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const [index, { votes, daysAgo, reply, isOurs = false, ...line }] of lines.entries()) {
    const at = now - daysAgo * DAY_MS;
    // Each begins with somebody else, so that nobody has all the ideas.
    const voters = Array.from({ length: votes }, (_, place) => personAt(people, index * 7 + place));
    const idea = { language: DEFAULT_LANGUAGE, ...line, isOurs, userId: voters[0]! };
    const ideaId = await insertIdea(db, idea, at);
    for (const [place, userId] of voters.entries()) {
      await insertVote(db, { ideaId, userId }, at + ((now - at) * place) / votes);
    }
    if (reply !== '') await replyToIdea(db, ideaId, reply, at + REPLY_AFTER_MS);
  }
}

function personAt(people: readonly number[], index: number): number {
  return people[index % people.length]!;
}
