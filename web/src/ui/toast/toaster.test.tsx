import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { dismissToast, showToast } from './toast-store.ts';

beforeEach(() => {
  mockServer.use(session());
  // What the browser has and jsdom has not.
  const nothing = () => undefined;
  Object.assign(Element.prototype, { setPointerCapture: nothing, releasePointerCapture: nothing });
});

/** The notices that have not begun to fade out. */
const notices = () =>
  screen
    .queryAllByText(/^Notice \d$/)
    .filter((title) => title.closest('li')?.dataset.state === 'open')
    .map(({ textContent }) => textContent);

/** Shows a toast and waits until it is there. */
async function show(title: string): Promise<HTMLElement> {
  showToast({ title });
  return screen.findByText(title);
}

test('there is one at once: a new one replaces the one before', async () => {
  await renderApp('/terms');
  await show('Notice 1');
  await show('Notice 2');
  expect(notices()).toEqual(['Notice 2']);
});

test('F8 takes the focus to the notifications', async () => {
  const { user } = await renderApp('/terms');
  await show('Notice 1');
  await user.keyboard('{F8}');
  expect(document.activeElement).toContainElement(screen.getByText('Notice 1'));
});

test('Escape closes it where the focus is in it, and leaves it to whatever else is open', async () => {
  const { user } = await renderApp('/terms');
  await show('Notice 1');
  await user.keyboard('{Escape}');
  expect(notices()).toEqual(['Notice 1']);
  await user.keyboard('{F8}{Tab}{Escape}');
  await waitFor(() => expect(notices()).toEqual([]));
});

test('it closes after 5 s', async () => {
  await renderApp('/terms');
  await show('Notice 0');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  showToast({ title: 'Notice 1' });
  await vi.waitFor(() => expect(notices()).toEqual(['Notice 1']));
  vi.advanceTimersByTime(4900);
  await vi.waitFor(() => expect(notices()).toEqual(['Notice 1']));
  vi.advanceTimersByTime(200);
  await vi.waitFor(() => expect(notices()).toEqual([]));
  vi.useRealTimers();
});

test.each([
  [40, 'stays'],
  [60, 'goes away'],
])('swiped %i px to the right, it %s', async (distance, outcome) => {
  await renderApp('/terms');
  const toast = (await show('Notice 1')).closest('li')!;
  const at = (x: number) => ({
    clientX: x,
    clientY: 10,
    pointerType: 'touch',
    pointerId: 1,
    button: 0,
  });
  fireEvent.pointerDown(toast, at(10));
  fireEvent.pointerMove(toast, at(10 + distance / 2));
  fireEvent.pointerMove(toast, at(10 + distance));
  fireEvent.pointerUp(toast, at(10 + distance));
  await vi.waitFor(() => expect(notices()).toEqual(outcome === 'stays' ? ['Notice 1'] : []));
  dismissToast();
});
