import { startEmbeddedServer, throwAwaySettings } from '../embedded/embedded-server.ts';

/*
 * A process with an embedded server, for tests that need more than their own. It sends its parent
 * the address and then what becomes of the server, until it is ended.
 */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined || !process.send) throw new Error('To be forked with a folder.');
const notify = process.send.bind(process);

const { url } = await startEmbeddedServer({
  dataDir,
  settings: throwAwaySettings,
  watcher: {
    died: () => notify('died'),
    failed: () => notify('failed'),
    back: () => notify('back'),
    givenUp: () => notify('given up'),
  },
});
notify(url);
process.on('disconnect', () => process.exit());
