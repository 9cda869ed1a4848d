import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printSchemaFile, RELEASED_SCHEMA, SCHEMA } from '#api/server/contract.ts';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import {
  followOperations,
  graphqlOperations,
  permissionTable,
  PERMISSIONS,
  restOperations,
} from '#api/server/permissions.ts';
import { STUDIO_PERMISSIONS, studioPermissionTable } from '#api/server/studio-permissions.ts';
import { OPENAPI, printDocument } from '#api/lib/openapi/openapi-document.ts';
import { documentOf } from '#api/lib/openapi/openapi-endpoint.ts';
import { buildApiSchema } from '#api/server/schema.ts';

/*
 * Writes the GraphQL contract, the OpenAPI document and the tables of permissions: `npm run schema`.
 * With `-- --release` the first also as the contract that has been released, which later changes must
 * not break.
 */
const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
const schema = await buildApiSchema();
const text = printSchemaFile(schema);
writeFileSync(SCHEMA, text);
const parts = joinFeatures(features);
const operations = [
  ...graphqlOperations(schema),
  ...restOperations(parts),
  ...followOperations(schema, parts),
];
writeFileSync(PERMISSIONS, permissionTable(operations));
writeFileSync(STUDIO_PERMISSIONS, studioPermissionTable());
writeFileSync(OPENAPI, printDocument(documentOf(parts)));
if (values.release) writeFileSync(RELEASED_SCHEMA, text);
console.log(`Wrote ${SCHEMA.pathname}${values.release ? ' and released it' : ''}.`);
