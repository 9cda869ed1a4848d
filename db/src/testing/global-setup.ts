import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer, throwAwaySettings, urlOf } from '../embedded/embedded-server.ts';
import { openDatabase } from '../orm.ts';
import { createDatabase, prepareDatabase } from '../prepare.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

export const TEMPLATE = 'template_of_tests';

/** Starts one real PostgreSQL for the whole run, with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = throwAwayFolder('roomtone-test-');
  const server = await startEmbeddedServer({
    dataDir,
    settings: { ...throwAwaySettings, max_connections: '300' },
  });
  const template = { url: urlOf(server, TEMPLATE) };
  await createDatabase(template);
  const orm = await openDatabase(template);
  await prepareDatabase(orm);
  await orm.close();
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the `postgres` database on the server of this run. */
    databaseServer: string;
  }
}
