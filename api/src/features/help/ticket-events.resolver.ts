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
  @For('personal')
  @Subscription(() => TicketChange, {
    description: 'Tells whenever a ticket has changed. For its sender and for administrators.',
    subscribe: ({ args, context }: { args: Asked; context: Context }) =>
      follow(context, ticketTopic, { ticketId: args.ticketId }, args.since),
  })
  ticketChanged(
    @Root() { key, version }: TopicChange,
    @Arg('ticketId', () => ID, { description: 'The ticket.' }) _ticketId: string,
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
