import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { mockServer } from '#web/testing/mock-server.ts';
import { useUploads } from './use-uploads.ts';

const files = [new File(['1'], 'first'), new File(['2'], 'second')];

/** Sends two files at a press, and shows those that are on their way. */
function Sender({ onArrived }: { onArrived: (file: File) => Promise<void> }) {
  const { uploads, add } = useUploads({
    path: '/api/things',
    field: 'thing',
    room: 2,
    onArrived: (_, file) => onArrived(file),
  });
  return (
    <>
      <button onClick={() => add(files)}>Send</button>
      <output>{uploads.map(({ name }) => name).join()}</output>
    </>
  );
}

test('what arrives is told in the order in which it was chosen, however long one takes', async () => {
  mockServer.use(http.put('*/api/things', () => HttpResponse.json({})));
  const told: string[] = [];
  const { promise: isReady, resolve: beReady } = Promise.withResolvers<void>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <Sender
      onArrived={async ({ name }) => {
        if (name === 'first') await isReady;
        told.push(name);
      }}
    />,
  );
  (await screen.findByText('Send')).click();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('second'));
  expect(told).toEqual([]);
  beReady();
  await waitFor(() => expect(told).toEqual(['first', 'second']));
});
