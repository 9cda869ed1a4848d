import { once } from 'node:events';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { listen } from '../listen.ts';
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
}

/** Opens the metrics as they are configured; nothing of them is loaded where they are not. */
export async function openMetrics(toOpen: MetricsToOpen): Promise<OpenMetrics | undefined> {
  const { config, log, teardown, sources } = toOpen;
  if (!config.metrics) return undefined;
  const { Metrics } = await import('./metrics.ts');
  const { metricsEndpoint, metricsServer } = await import('./metrics-endpoint.ts');
  const { port, host, token } = config.metrics;
  const metrics = new Metrics(sources);
  const endpoint = metricsEndpoint(metrics, token);
  if (port === undefined) return { metrics, endpoint };
  const server = metricsServer(endpoint);
  log.info({ port: await listen(server, { port, host }), host }, 'metrics');
  teardown.add(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { metrics, endpoint: undefined };
}
