import { join } from 'node:path';

// Before anything is loaded that looks at it.
process.env.NODE_ENV ??= 'production';

const { serve } = await import('./server/serve.ts');
const { openBuiltPages } = await import('./server/pages/built-pages.ts');

await serve(process.env, () => openBuiltPages(join(import.meta.dirname, '../web')));
