import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printSchemaFile, RELEASED_SCHEMA, SCHEMA } from '#api/server/contract.ts';
import { buildApiSchema } from '#api/server/schema.ts';

/*
 * Writes the GraphQL contract: `npm run schema`. With `-- --release` also as the contract that has
 * been released, which later changes must not break.
 */
const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
const text = printSchemaFile(await buildApiSchema());
writeFileSync(SCHEMA, text);
if (values.release) writeFileSync(RELEASED_SCHEMA, text);
console.log(`Wrote ${SCHEMA.pathname}${values.release ? ' and released it' : ''}.`);
