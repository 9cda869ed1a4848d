import pg from 'pg';

type Query = (this: pg.Client, ...sent: unknown[]) => unknown;

/**
 * Calls `step` before and after each transaction of this process commits. Where the step throws before
 * it, the transaction never commits.
 */
export function watchCommits(step: () => void): void {
  const query = Reflect.get(pg.Client.prototype, 'query') as Query;

  async function committing(this: pg.Client, ...sent: unknown[]): Promise<unknown> {
    step();
    const result = await query.apply(this, sent);
    step();
    return result;
  }

  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...sent: unknown[]): unknown {
      const [statement] = sent as [string | { text?: string }];
      const text = typeof statement === 'string' ? statement : statement.text;
      return /^commit/i.test(text ?? '') ? committing.apply(this, sent) : query.apply(this, sent);
    },
  });
}
