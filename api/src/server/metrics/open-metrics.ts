import { once } from 'node:events';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { listen } from '../listen.ts';
import type { PrimaryLink } from '../processes/primary-link.ts';
import { leads } from '../processes/seat.ts';
import type { Teardown } from '../teardown.ts';
import type { Metrics, MetricSources } from './metrics.ts';

/** What the server has of the metrics. */
export interface OpenMetrics {
  metrics: Metrics;
  /** To be mounted on the product's own port; undefined when they have one of their own. */
  endpoint: RequestHandler | undefined;
}

interface MetricsToOpen {
  config: Pick<Config, 'metrics'>;
  log: Logger;
  teardown: Teardown;
  sources: MetricSources;
  /** The link to the process that knows the others; undefined when there are none. */
  link?: PrimaryLink | undefined;
}

/** Opens the metrics as they are configured; nothing of them is loaded where they are not. */
export async function openMetrics(toOpen: MetricsToOpen): Promise<OpenMetrics | undefined> {
  const { config, log, teardown, sources, link } = toOpen;
  if (!config.metrics) return undefined;
  const { Metrics } = await import('./metrics.ts');
  const { metricsEndpoint, metricsServer } = await import('./metrics-endpoint.ts');
  const { metricsOfAll } = await import('./metrics-of-all.ts');
  const { port, host, token } = config.metrics;
  const metrics = new Metrics(sources, link?.seat.number);
  const endpoint = metricsEndpoint(link ? metricsOfAll(metrics, link) : metrics, token);
  if (port === undefined) return { metrics, endpoint };
  if (!leads(link?.seat)) return { metrics, endpoint: undefined };
  const server = metricsServer(endpoint);
  log.info({ port: await listen(server, { port, host }), host }, 'metrics');
  teardown.add(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { metrics, endpoint: undefined };
}
