import { Ctx, Query, Resolver } from 'type-graphql';
import { listBookedMonths } from '#db/payouts/statement.repository.ts';
import { For } from '#api/lib/audience.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost, SEARCH } from '#api/lib/query-cost.ts';
import { PayoutStatement } from './statement.type.ts';

/** Months at most: five years. */
const MONTHS = 60;

@Resolver()
export class StatementResolver {
  @For('personal')
  @Cost({ work: SEARCH })
  @Query(() => [PayoutStatement], {
    description:
      'Statements of the logged-in user: of the last 60 months in which something was earned, taken back or sent, latest first.',
  })
  async myPayoutStatements(@Ctx() context: Context): Promise<PayoutStatement[]> {
    const { id } = requireUser(context);
    const months = await listBookedMonths(context.sql, id, MONTHS);
    return months.map((month) => {
      const path = `/api/owner/statements/${month}/statement`;
      return { month: `${month}-01`, csvUrl: `${path}.csv`, pdfUrl: `${path}.pdf` };
    });
  }
}
