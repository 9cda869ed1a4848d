import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { beginLean } from './lean-start.ts';
import type { OpenPages } from './server/serve.ts';

beginLean();

// The next start takes what V8 has compiled from here, which goes with the build that it is of. Where
// nobody may write, each start compiles.
const compiled = join(import.meta.dirname, 'compiled');
enableCompileCache(compiled);

// Before anything is loaded that looks at it.
process.env.NODE_ENV ??= 'production';

const { runProcesses } = await import('./server/processes/primary.ts');

await runProcesses({
  environment: process.env,
  entry: import.meta.filename,
  async serve(link) {
    // Before anything is loaded that is traced.
    if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTracing } = await import('./server/tracing/tracing.ts');
      startTracing(process.env);
    }
    const { serve } = await import('./server/serve.ts');
    const { openBuiltPages } = await import('./server/pages/built-pages.ts');
    const openPages: OpenPages = ({ config, log }) =>
      openBuiltPages(join(import.meta.dirname, '../web'), {
        count: config.renderThreads,
        script: join(import.meta.dirname, 'render-thread.js'),
        compiled,
        timeoutMs: config.requestMs,
        log,
      });
    await serve(process.env, openPages, link);
    // What is loaded is written if it is new, and held in memory no longer: some 10 MB.
    flushCompileCache();
  },
});
