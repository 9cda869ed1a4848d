import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { ticketNumber } from '#domain/help/ticket.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { follow } from '#api/lib/live/live.ts';
import { paramsOf } from '#api/lib/live/topic.ts';
import type { Asked, TopicChange } from '#api/lib/live/topic.ts';
import { ticketTopic } from './ticket.events.ts';
import { TicketChange } from './ticket.type.ts';

/** What people follow of tickets. */
@Resolver()
export class TicketEventsResolver {
  @For('anyone')
  @Subscription(() => TicketChange, {
    description:
      'Tells whenever a ticket has changed. For its sender, who has an account or the key of a guest, and for administrators.',
    subscribe: ({ args, context }: { args: Asked; context: Context }) =>
      follow(context, ticketTopic, { ticketId: args.ticketId, key: args.key }, args.since),
  })
  ticketChanged(
    @Root() { key, version }: TopicChange,
    @Arg('ticketId', () => ID, { description: 'The ticket.' }) _ticketId: string,
    @Arg('key', () => String, {
      nullable: true,
      description: 'What lets a guest in: it ends the address that they are mailed.',
    })
    _key: string | null,
    @Arg('since', () => String, {
      nullable: true,
      description:
        'The version that is known already: what has changed since is told at once. Without it, the version of now is.',
    })
    _since: string | null,
  ): TicketChange {
    const { ticketId } = paramsOf(ticketTopic, key);
    return { ticketId: ticketNumber(ticketId), version: String(version) };
  }
}
