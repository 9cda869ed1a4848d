import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { findPortfolio } from '#db/portfolios/portfolio.repository.ts';
import type { PortfolioRow } from '#db/portfolios/portfolio.repository.ts';
import type { StudioReportRow } from '#db/reports/studio-report.repository.ts';
import { StudioReportType } from '#api/features/reports/report.type.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { Portfolio } from './portfolio.type.ts';

/** What portfolios add to a report. */
@Resolver(() => StudioReportType)
export class ReportPortfolioResolver {
  @Cost({ work: STATEMENT })
  @FieldResolver(() => Portfolio, {
    nullable: true,
    description: 'The portfolio, when it is about one; null once it is removed.',
  })
  async portfolio(
    @Root() { subject, subjectId }: StudioReportRow,
    @Ctx() { sql }: Context,
  ): Promise<PortfolioRow | null> {
    return subject === 'portfolio' ? ((await findPortfolio(sql, subjectId)) ?? null) : null;
  }
}
