import { expect, onTestFinished, test, vi } from 'vitest';
import { openRoot } from '#web/testing/opened-page.ts';
import { dismissToast, showToast, useToast } from './toast-store.ts';

/** What is remembered, as a component is told. */
function Remembered() {
  const toast = useToast();
  return <output>{toast && `${toast.title} is ${toast.open ? 'open' : 'fading out'}`}</output>;
}

/** Renders what is remembered, with a clock that the test moves. @returns what it says */
async function remember() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  openRoot().render(<Remembered />);
  await vi.waitFor(() => expect(document.querySelector('output')).not.toBeNull());
  return () => document.body.textContent;
}

test('a dismissed toast is remembered for 1,000,000 ms, and not longer', async () => {
  const said = await remember();
  showToast({ title: 'Saved' });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe('Saved is open');
  dismissToast();
  await vi.advanceTimersByTimeAsync(999_999);
  expect(said()).toBe('Saved is fading out');
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toBe('');
});

test('a new toast is not removed with the one that it replaced', async () => {
  const said = await remember();
  showToast({ title: 'Saved' });
  dismissToast();
  await vi.advanceTimersByTimeAsync(600_000);
  showToast({ title: 'Removed' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(said()).toBe('Removed is open');
  // Dismissing it twice does not keep it any longer.
  dismissToast();
  await vi.advanceTimersByTimeAsync(600_000);
  dismissToast();
  await vi.advanceTimersByTimeAsync(400_000);
  expect(said()).toBe('');
});

test('a toast that yields is shown when no other is open', async () => {
  const said = await remember();
  showToast({ title: 'Added' });
  showToast({ title: 'Welcome', yields: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe('Added is open');
  dismissToast();
  showToast({ title: 'Welcome', yields: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe('Welcome is open');
});
