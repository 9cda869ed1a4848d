import { join } from 'node:path';
import { openDevelopmentPages } from './server/pages/development-pages.ts';
import { serve } from './server/serve.ts';

// Never outlives the script that restarts it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await serve(process.env, ({ server }) =>
  openDevelopmentPages(join(import.meta.dirname, '../../web'), server),
);
