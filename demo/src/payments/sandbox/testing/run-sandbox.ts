import { startStripeSandbox } from '../start-stripe-sandbox.ts';
import { keys } from './use-sandbox.ts';

/* A sandbox in a process of its own, which a test kills: `run-sandbox.ts FOLDER`. */
const [, , folder] = process.argv;
const { url } = await startStripeSandbox({ ...keys, folder: folder! });
process.send?.(url);
