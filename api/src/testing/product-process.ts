import { runProcesses } from '#api/server/processes/primary.ts';

/*
 * The product in as many processes as its environment says, from its sources and with pages that say
 * which process rendered them.
 */
await runProcesses({
  environment: process.env,
  entry: import.meta.filename,
  async serve(link) {
    const { serve } = await import('#api/server/serve.ts');
    const { fakePage, fakePages } = await import('./fake-pages.ts');
    const page = fakePage({ body: `process ${process.pid}` });
    await serve(process.env, () => Promise.resolve(fakePages(() => Promise.resolve(page))), link);
  },
});
