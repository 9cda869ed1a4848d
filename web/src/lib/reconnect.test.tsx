import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockServer } from '#web/testing/mock-server.ts';
import { openRoot } from '#web/testing/opened-page.ts';
import { useReconnect } from './reconnect.ts';

let isThere = true;
/** How often the server was asked. */
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  isThere = true;
  asked = 0;
  mockServer.use(
    http.get('/healthz', () => {
      asked += 1;
      return isThere ? new HttpResponse() : HttpResponse.error();
    }),
  );
});

/** Waits for the server in a component. @returns what is called when it is back */
function wait() {
  const onBack = vi.fn<() => void>();
  function Waiting() {
    useReconnect(true, onBack);
    return null;
  }
  openRoot().render(<Waiting />);
  return onBack;
}

const untilAsked = async (times: number) => vi.waitFor(() => expect(asked).toBe(times));

/** Lets the time pass until it asks again. */
async function pass(): Promise<void> {
  const before = asked;
  vi.advanceTimersByTime(5000);
  await untilAsked(before + 1);
}

test('a server that was away is noticed when it answers again', async () => {
  isThere = false;
  const onBack = wait();
  await untilAsked(1);
  await pass();
  expect(onBack).not.toHaveBeenCalled();
  isThere = true;
  await pass();
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce());
});

test('what fails while the server answers is not tried again and again', async () => {
  const onBack = wait();
  await untilAsked(1);
  await pass();
  await pass();
  expect(onBack).not.toHaveBeenCalled();
});

test('the browser says that it is online', async () => {
  const onBack = wait();
  await untilAsked(1);
  window.dispatchEvent(new Event('online'));
  expect(onBack).toHaveBeenCalledOnce();
});
