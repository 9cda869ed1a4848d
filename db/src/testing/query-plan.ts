import { ExplainNode, RawNode, SelectQueryNode } from 'kysely';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Sql } from '../orm.ts';

/** A step of how PostgreSQL has executed a query. */
export interface PlanStep {
  /** Such as `Seq Scan` or `Index Scan`. */
  type: string;
  table: string | undefined;
  index: string | undefined;
  /** How many rows it has read and then left out. */
  removed: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How PostgreSQL executes the queries that `run` sends. Each is answered with no rows. */
export async function planOf(db: Sql, run: (db: Sql) => Promise<unknown>): Promise<PlanStep[]> {
  const steps: PlanStep[] = [];
  const explain: KyselyPlugin = {
    transformQuery: ({ node }) => explained(node),
    transformResult({ result }) {
      const [row] = result.rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[];
      steps.push(...stepsOf(row!['QUERY PLAN'][0].Plan));
      return Promise.resolve({ rows: [] });
    },
  };
  await run(db.withPlugin(explain));
  return steps;
}

/** The same query, built or written by hand, to be explained. */
function explained(node: RootOperationNode): RootOperationNode {
  if (SelectQueryNode.is(node)) {
    const explain = ExplainNode.create('json', RawNode.createWithSql('analyze'));
    return { ...node, explain };
  }
  if (!RawNode.is(node)) throw new Error(`A ${node.kind} cannot be explained.`);
  const [start = '', ...rest] = node.sqlFragments;
  return { ...node, sqlFragments: [`EXPLAIN (ANALYZE, FORMAT JSON) ${start}`, ...rest] };
}

function stepsOf(node: PlanNode): PlanStep[] {
  const step = {
    type: node['Node Type'],
    table: node['Relation Name'],
    index: node['Index Name'],
    removed: node['Rows Removed by Filter'] ?? 0,
  };
  return [step, ...(node.Plans ?? []).flatMap(stepsOf)];
}
