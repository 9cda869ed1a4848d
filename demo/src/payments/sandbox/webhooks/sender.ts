import type { Delivery, SentRecords } from '../store/own-records.ts';
import type { Store } from '../store/store.ts';

/** After so many an event is given up. Providers go on for three days. */
const MOST_ATTEMPTS = 16;

/** How long an answer may take. */
const ANSWER_MS = 10_000;

/** More than this a timer does not wait; it looks again then. */
const LONGEST_WAIT_MS = 60_000;

export interface Sender {
  /** Where events go from now on. Those that wait for an address are sent. */
  setUrl(url: string): void;
  /** Looks for what is to be sent. */
  wake(): void;
  stop(): Promise<void>;
}

/** An event as it is sent. */
export interface Message {
  body: string;
  /** What says whose it is. */
  headers: Record<string, string>;
}

interface SenderSettings<Event extends { id: string }> {
  store: Store<Omit<SentRecords, 'event'> & { event: Event }>;
  /** The same body for each time that it is sent. */
  messageOf: (event: Event) => Message;
  /** An event as it is once it was taken. */
  takenOf: (event: Event) => Event;
  url: string | undefined;
  /** How long after a first attempt that failed the second follows; twice as long each further time. */
  retryMs: number;
}

/** Sends events one by one, in their order as far as none of them fails. */
export function startSender<Event extends { id: string }>({
  store,
  messageOf,
  takenOf,
  retryMs,
  ...settings
}: SenderSettings<Event>): Sender {
  let { url } = settings;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  const stopping = new AbortController();

  const sendDue = async (to: string) => {
    for (let next = nextDue(store); next; next = nextDue(store)) {
      const isTaken = await attempt(next, to);
      if (stopping.signal.aborted) return;
      note(next, isTaken);
    }
  };

  const attempt = async ({ event: id }: Delivery, to: string): Promise<boolean> => {
    const event = store.change((data) => data.get('event', id));
    if (!event) return true;
    const { body, headers } = messageOf(event);
    try {
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };

  const note = (delivery: Delivery, isTaken: boolean) =>
    store.change((data) => {
      const attempts = delivery.attempts + 1;
      if (!isTaken && attempts < MOST_ATTEMPTS) {
        const due = Date.now() + retryMs * 2 ** (attempts - 1);
        data.put('delivery', { ...delivery, attempts, due });
        return;
      }
      data.remove('delivery', delivery.id);
      const event = data.get('event', delivery.event);
      if (event && isTaken) data.put('event', takenOf(event));
    });

  const wake = () => {
    clearTimeout(timer);
    if (stopping.signal.aborted || sending || url === undefined) return;
    const wait = waitOf(store);
    if (wait === undefined) return;
    const to = url;
    timer = setTimeout(() => {
      sending = sendDue(to).finally(() => {
        sending = undefined;
        wake();
      });
    }, wait);
    timer.unref();
  };

  wake();
  return {
    setUrl(next) {
      url = next;
      wake();
    },
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await sending;
    },
  };
}

/** Where events on their way are kept, whatever they say. */
type Waiting = Pick<Store<Pick<SentRecords, 'delivery'>>, 'change'>;

const waiting = (store: Waiting): Delivery[] =>
  store.change((data) => data.all('delivery').filter(({ isHeld }) => !isHeld));

/** What has been due for longest; of what is due at once, the first in order. */
function nextDue(store: Waiting): Delivery | undefined {
  const now = Date.now();
  return waiting(store)
    .filter(({ due }) => due <= now)
    .toSorted((a, b) => a.due - b.due || a.order - b.order)[0];
}

/** Milliseconds until something is due. */
function waitOf(store: Waiting): number | undefined {
  const dues = waiting(store).map(({ due }) => due);
  if (dues.length === 0) return undefined;
  return Math.min(Math.max(Math.min(...dues) - Date.now(), 0), LONGEST_WAIT_MS);
}
