import { startStripeSandbox } from '../start-stripe-sandbox.ts';
import { keys } from './use-sandbox.ts';

/* A sandbox in a process of its own, which a test ends: `run-sandbox.ts FOLDER [WEBHOOK_URL]`. */
const [, , folder, webhookUrl] = process.argv;
const { url } = await startStripeSandbox({
  ...keys,
  folder: folder!,
  ...(webhookUrl && { webhookUrl }),
});
process.send?.(url);
