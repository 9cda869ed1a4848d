import { AggregatorRegistry } from 'prom-client';
import type { PrimaryLink } from '../processes/primary-link.ts';
import type { Metrics } from './metrics.ts';

/**
 * The metrics of all processes behind the port, whichever of them is asked: each sample says by the
 * label `process` whose it is. When the others cannot be asked, they are this one's alone.
 */
export function metricsOfAll(own: Metrics, link: PrimaryLink): Pick<Metrics, 'text'> {
  link.tellMetrics(() => own.json());
  return {
    async text() {
      const all = await link.metricsOfAll().catch(() => undefined);
      if (!all) return own.text();
      const registry = AggregatorRegistry.aggregate(all.map((metrics) => [...metrics]));
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}
