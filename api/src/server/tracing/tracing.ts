import { ClientRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { register } from 'node:module';
import { trace } from '@opentelemetry/api';
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express';
import { GraphQLInstrumentation } from '@opentelemetry/instrumentation-graphql';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { VERSION } from '#api/lib/release.ts';
import { loggedUrl } from '../logged-url.ts';

/** What is asked for all the time, and by nobody. */
const UNTRACED = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** What is traced, and must be loaded by way of the hooks to be so. */
const TRACED_MODULES = ['http', 'https', 'node:http', 'node:https', 'express', 'pg', 'graphql'];

let sdk: NodeSDK | undefined;

/**
 * Traces requests from now on, as the variables of OpenTelemetry say. To be called before anything
 * is loaded that is traced.
 */
export function startTracing(environment: NodeJS.ProcessEnv): void {
  // Prometheus reads the metrics, and the log is on the standard output.
  environment.OTEL_METRICS_EXPORTER ??= 'none';
  environment.OTEL_LOGS_EXPORTER ??= 'none';
  environment.OTEL_SERVICE_NAME ??= 'roomtone';
  environment.OTEL_RESOURCE_ATTRIBUTES ??= `service.version=${environment.RELEASE || VERSION}`;
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, {
    data: { include: TRACED_MODULES },
  });
  sdk = new NodeSDK({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url),
        requestHook: (span, request) => span.setAttributes(withoutSecrets(request)),
      }),
      // Most of them take no time, and have no name.
      new ExpressInstrumentation({ ignoreLayersType: [ExpressLayerType.MIDDLEWARE] }),
      // Every field would be a span; those of the database say more.
      new GraphQLInstrumentation({ ignoreResolveSpans: true }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
}

/** Sends what has not been sent yet. */
export async function stopTracing(): Promise<void> {
  await sdk?.shutdown();
}

/** What finds the trace of the request that is being served. */
export function traceFacts(): object {
  const context = trace.getActiveSpan()?.spanContext();
  return context ? { traceId: context.traceId, spanId: context.spanId } : {};
}

/** The address of a request as it may be logged: tokens in links are in no trace either. */
function withoutSecrets(request: ClientRequest | IncomingMessage): Record<string, string> {
  const isOutgoing = request instanceof ClientRequest;
  const [path = '', query] = loggedUrl(isOutgoing ? request.path : (request.url ?? '')).split('?');
  if (!isOutgoing) return { 'url.path': path, 'url.query': query ?? '' };
  return { 'url.full': `${request.protocol}//${request.host}${path}${query ? `?${query}` : ''}` };
}
