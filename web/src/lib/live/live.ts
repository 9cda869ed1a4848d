import type { DocumentNode } from '@apollo/client';
import { whenIdle } from '#web/lib/idle.ts';
import type { LiveClient } from './live-client.ts';

/** How long nobody may look at a tab until it is no longer told what changes. */
const HIDDEN_MS = 5 * 60_000;

/** What a subscription tells: how far what it follows has moved on. */
interface Told {
  version: string;
}

export interface Subscription {
  /** With a variable `since`. */
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
}

let client: Promise<LiveClient> | undefined;

/** The code for it comes when something is followed for the first time. */
async function openClient(): Promise<LiveClient> {
  const module = await import('./live-client.ts');
  return new module.LiveClient(`${window.location.origin.replace(/^http/, 'ws')}/graphql`);
}

/** Connects again as whoever is logged in now. */
export function reopenLive(): void {
  void client?.then((opened) => opened.reopen());
}

/** Closes the connection for good, with which nothing that follows is told any more. */
export async function closeLive(): Promise<void> {
  const opened = await client;
  client = undefined;
  await opened?.close();
}

/**
 * Follows what a subscription tells while somebody looks at the page. `onChange` is called when the
 * first version is there, since what is shown may be older, and then whenever there is another one;
 * after a time without a connection only if something has changed meanwhile.
 * @returns a function that ends it
 */
export function followLive(subscription: Subscription, onChange: () => void): () => void {
  let since: string | null = null;
  const { document, variables } = subscription;
  // Read each time that it is sent, as after a new connection.
  const known = {
    ...variables,
    get since() {
      return since;
    },
  };
  return whileSeen(() => {
    client ??= openClient();
    return endLater(
      client.then((opened) =>
        opened.subscribe<Record<string, Told>>(document, known, {
          next({ data, errors }) {
            if (errors) return report(errors);
            const [told] = Object.values(data ?? {});
            if (!told || told.version === since) return;
            since = told.version;
            onChange();
          },
          error: report,
          complete: () => undefined,
        }),
      ),
    );
  });
}

/** A function that ends what has not begun yet as well. */
function endLater(begun: Promise<() => void>): () => void {
  return () => void begun.then((end) => end());
}

/** Does something while somebody looks at the page, from when there is nothing more urgent to do. */
function whileSeen(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    stop ??= start();
  };
  const end = () => {
    clearTimeout(timer);
    stop?.();
    stop = undefined;
  };
  const look = () => {
    clearTimeout(timer);
    if (!document.hidden) begin();
    else timer = setTimeout(end, HIDDEN_MS);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) begin();
  };
  const cancelIdle = whenIdle(look);
  document.addEventListener('visibilitychange', look);
  // An open connection would keep the browser from remembering the page for going back to it.
  window.addEventListener('pagehide', end);
  window.addEventListener('pageshow', onShow);
  return () => {
    cancelIdle();
    end();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', end);
    window.removeEventListener('pageshow', onShow);
  };
}

/** What the server refuses for good is noted where errors of the page are, and shown to nobody. */
function report(problem: unknown): void {
  if (isOfLogin(problem)) return;
  reportError(new Error('What changes is no longer told.', { cause: problem }));
}

/** Whether it is only that whoever asked is no longer logged in, which the page finds out itself. */
function isOfLogin(problem: unknown): boolean {
  return JSON.stringify(problem).includes('"UNAUTHENTICATED"');
}
