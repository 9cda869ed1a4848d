import { openDatabase } from '#db/orm.ts';
import { startMailWorker } from './mail-worker.ts';
import { mailPost, mailTransport } from './mail-post.ts';

/* A process that sends greetings until it is killed. Called with its database and its mail server. */
const [url = '', smtpUrl = ''] = process.argv.slice(2);
await startMailWorker(mailPost(await openDatabase({ url }), mailTransport({ smtpUrl })));
