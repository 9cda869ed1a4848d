import { writeFileSync } from 'node:fs';
import { envExample } from '#api/server/env-example.ts';

/* Writes `.env.example` from the schema of the settings: `npm run env-example`. */
writeFileSync(new URL('../.env.example', import.meta.url), envExample());
console.log('Wrote .env.example.');
