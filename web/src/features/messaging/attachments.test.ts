import { waitFor } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#web/testing/mock-server.ts';
import { Attachments } from './attachments.ts';
import type { Keeping } from './keeping.ts';
import { uploading } from './messaging.handlers.ts';

/** Keeps what a reload of the page would find. */
function memory(): Keeping {
  let kept = 'null';
  return {
    read: () => JSON.parse(kept) as unknown,
    keep: (items) => (kept = JSON.stringify(items)),
  };
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('what has arrived is still attached after a reload, and what had not is lost', async () => {
  const { promise: never } = Promise.withResolvers<Response>();
  mockServer.use(
    uploading((count) =>
      count === 1 ? HttpResponse.json({ attachment: { id: 7, kind: 'image' } }) : never,
    ),
  );
  const keeping = memory();
  const before = new Attachments('5', keeping);
  before.add([photo('one.jpg')]);
  const [arrived] = before.items();
  expect(await before.arrived(arrived!.key)).toBe('7');
  before.add([photo('two.jpg')]);
  const cut = before.items()[1]!;
  const after = new Attachments('5', keeping);
  after.restore();
  expect(after.items()).toMatchObject([{ name: 'one.jpg', id: '7', isTaken: false }]);
  expect(await after.arrived(arrived!.key)).toBe('7');
  await expect(after.arrived(cut.key)).rejects.toMatchObject({ problem: 'lost' });
  before.forget([cut.key]);
});

test('a few leave at the same time, and the others follow', async () => {
  const answers: ((response: Response) => void)[] = [];
  mockServer.use(
    uploading(() => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answers.push(resolve);
      return promise;
    }),
  );
  const attachments = new Attachments('5', memory());
  attachments.add(['1.jpg', '2.jpg', '3.jpg'].map(photo));
  const arrive = (index: number) =>
    answers[index]!(HttpResponse.json({ attachment: { id: index + 1, kind: 'image' } }));
  await waitFor(() => expect(answers).toHaveLength(2));
  arrive(1);
  await waitFor(() => expect(answers).toHaveLength(3));
  arrive(0);
  arrive(2);
  const keys = attachments.items().map(({ key }) => key);
  const ids = await Promise.all(keys.map((key) => attachments.arrived(key)));
  expect(ids.toSorted()).toEqual(['1', '2', '3']);
});
