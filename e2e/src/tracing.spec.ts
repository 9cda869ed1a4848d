import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { runProduct } from './product.ts';

/** A span as OTLP has it in JSON, as far as the tests look. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Traces {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { scope: { name: string }; spans: Span[] }[];
  }[];
}

/** Somewhere to send traces to. */
async function startCollector() {
  const received: Traces[] = [];
  const server = createServer(async (request, response) => {
    received.push((await json(request)) as Traces);
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const scopes = () =>
    received.flatMap(({ resourceSpans }) => resourceSpans).flatMap(({ scopeSpans }) => scopeSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** The spans that an instrumentation has made. */
    spansOf: (instrumentation: string) =>
      scopes()
        .filter(({ scope }) => scope.name === `@opentelemetry/instrumentation-${instrumentation}`)
        .flatMap(({ spans }) => spans),
    close: () => server.close(),
  };
}

test('the built product traces a request down to its statements, and logs say which trace', async () => {
  // It starts a product of its own.
  test.slow();
  const collector = await startCollector();
  const product = await runProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    RELEASE: 'abc123',
    DEMO_MODE: 'off',
    LOG_LEVEL: 'info',
  });
  try {
    const { status } = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ categories { id } }' }),
    });
    expect(status).toBe(200);
    const secret = 'Zk3x-9_aQ7bV2mN8pL4tR6yU1wE5sD0f';
    await fetch(`${product.url}/reset-password?token=${secret}`);
    await expect(() => {
      const request = collector.spansOf('http').find(({ name }) => name === 'POST /graphql');
      expect(request).toBeDefined();
      const inTrace = ({ traceId }: Span) => traceId === request!.traceId;
      const execution = collector
        .spansOf('graphql')
        .filter(inTrace)
        .find(({ name }) => name === 'query');
      expect(execution).toBeDefined();
      // The statements are the work of the execution, which is the work of the request.
      const statements = collector.spansOf('pg').filter(inTrace);
      expect(statements.map(({ parentSpanId }) => parentSpanId)).toContain(execution!.spanId);
      expect(collector.spansOf('express').some(inTrace)).toBe(true);
      const logged = product
        .printed()
        .split('\n')
        .filter((line) => line.includes('"url":"/graphql"'));
      expect(logged.join('\n')).toContain(`"traceId":"${request!.traceId}"`);
    }).toPass();
    const everything = JSON.stringify(collector.received);
    expect(everything).not.toContain(secret);
    expect(everything).toContain('"abc123"');
    // Asked for all the time by those who look after the process.
    expect(everything).not.toContain('/readyz');
  } finally {
    await product.stop();
    collector.close();
  }
});
