import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { follow } from '#api/lib/live/live.ts';
import { paramsOf } from '#api/lib/live/topic.ts';
import type { Asked, TopicChange } from '#api/lib/live/topic.ts';
import { fidelityTopic } from './fidelity.events.ts';
import { FidelityChange } from './fidelity.type.ts';

/** What people follow of orders of mixing and mastering. */
@Resolver()
export class FidelityEventsResolver {
  @For('personal')
  @Subscription(() => FidelityChange, {
    description:
      'Tells whenever an order, its sounds or what is said of them has changed. For the customer and engineers.',
    subscribe: ({ args, context }: { args: Asked; context: Context }) =>
      follow(context, fidelityTopic, { orderId: args.orderId }, args.since),
  })
  fidelityOrderChanged(
    @Root() { key, version }: TopicChange,
    @Arg('orderId', () => ID, { description: 'The order.' }) _orderId: string,
    @Arg('since', () => String, {
      nullable: true,
      description:
        'The version that is known already: what has changed since is told at once. Without it, the version of now is.',
    })
    _since: string | null,
  ): FidelityChange {
    const { orderId } = paramsOf(fidelityTopic, key);
    return { orderId: String(orderId), version: String(version) };
  }
}
