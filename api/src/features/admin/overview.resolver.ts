import { Ctx, Query, Resolver } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { adminOverview } from './overview.service.ts';
import { AdminOverview } from './overview.type.ts';

@Resolver()
export class OverviewResolver {
  @For('staff')
  @Query(() => AdminOverview, {
    description: 'The product in numbers, as they are now. For administrators.',
  })
  async adminOverview(@Ctx() context: Context): Promise<AdminOverview> {
    return adminOverview(context);
  }
}
