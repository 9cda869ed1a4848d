import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { attachment, conversation, inbox, line, sending, uploading } from './messaging.handlers.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  mockServer.use(session(nora), ...inbox(), sending(before), uploading());
});

const before = conversation().messages.nodes as Parameters<typeof sending>[0];
const field = () => screen.findByRole('textbox', { name: 'Message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const chooser = async () => {
  await field();
  return document.querySelector<HTMLInputElement>('input[type=file]')!;
};
const tray = () => screen.findByRole('list', { name: 'Attachments' });
const photo = (name = 'Live room.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const pdf = (name = 'Rider.pdf') => new File(['x'], name, { type: 'application/pdf' });

/** Answers an upload when the test says so. */
function heldUpload() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const arrive = () => resolve(HttpResponse.json({ attachment: { id: 7, kind: 'image' } }));
  return { answer: () => promise, arrive };
}

describe('a file', () => {
  test('is chosen, sent without a text and shown', async () => {
    const { user } = await renderApp('/messages/5');
    await user.upload(await chooser(), [photo(), pdf()]);
    expect(within(await tray()).getByText('Rider.pdf')).toBeVisible();
    await user.click(sendButton());
    expect(await screen.findByRole('button', { name: 'Open Live room.jpg' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Rider\.pdf.*Download$/ })).toHaveAttribute(
      'href',
      '/api/attachments/2',
    );
    expect(screen.queryByRole('list', { name: 'Attachments' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open Live room.jpg' }));
    expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeVisible();
  });

  test('is pasted and dropped', async () => {
    await renderApp('/messages/5');
    const area = await field();
    fireEvent.paste(area, { clipboardData: { files: [photo('Pasted.png')], types: ['Files'] } });
    expect(within(await tray()).getByText('Pasted.png')).toBeVisible();
    const stream = screen.getByRole('log');
    const files = { files: [pdf('Dropped.pdf')], types: ['Files'] };
    const over = createEvent.dragOver(stream, { dataTransfer: files });
    fireEvent(stream, over);
    expect(over.defaultPrevented).toBe(true);
    expect(await screen.findByText('Drop files to attach them')).toBeVisible();
    fireEvent.drop(stream, { dataTransfer: files });
    expect(await screen.findByText('Dropped.pdf')).toBeVisible();
    expect(screen.queryByText('Drop files to attach them')).toBeNull();
  });

  test('keeps what is sent after it waiting until it has arrived', async () => {
    const held = heldUpload();
    const attempts: string[] = [];
    mockServer.use(uploading(held.answer), sending(before, attempts));
    const { user } = await renderApp('/messages/5');
    await user.upload(await chooser(), photo());
    await user.type(await field(), 'The room{Enter}');
    await user.type(await field(), 'And a question{Enter}');
    expect(await screen.findByRole('progressbar', { name: 'Sending Live room.jpg' })).toBeVisible();
    expect(attempts).toEqual([]);
    held.arrive();
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    const said = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(said.at(-2)).toContain('The room');
    expect(said.at(-1)).toContain('And a question');
    expect(screen.getByRole('button', { name: 'Open Live room.jpg' })).toBeVisible();
  });

  test('is tried again when the line was cut, and canceled when it is not wanted', async () => {
    mockServer.use(uploading((count) => (count === 1 ? HttpResponse.error() : held.answer())));
    const held = heldUpload();
    const { user } = await renderApp('/messages/5');
    await user.upload(await chooser(), photo());
    expect(
      await within(await tray()).findByRole('progressbar', { name: 'Sending Live room.jpg' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Live room.jpg' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Attachments' })).toBeNull());
    await user.upload(await chooser(), photo('Second.jpg'));
    held.arrive();
    await user.click(sendButton());
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(screen.getByRole('button', { name: 'Open Second.jpg' })).toBeVisible();
    });
  });

  test('that is refused says why, and holds back its message until it is removed', async () => {
    mockServer.use(
      uploading(() =>
        HttpResponse.json({ fields: { attachment: 'The file is damaged' } }, { status: 400 }),
      ),
    );
    const { user } = await renderApp('/messages/5');
    await user.type(await field(), 'Hello');
    await user.upload(await chooser(), photo());
    expect(await screen.findByText('The file is damaged')).toBeVisible();
    expect(sendButton()).toBeDisabled();
    mockServer.use(uploading());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sendButton()).toBeEnabled());
  });

  test('of a kind that is not taken is not sent at all', async () => {
    const { user } = await renderApp('/messages/5');
    const file = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' });
    fireEvent.change(await chooser(), { target: { files: [file] } });
    expect(await screen.findByText('Only images, audio and PDF files')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove setup.exe' }));
    expect(screen.queryByText('setup.exe')).toBeNull();
  });

  test('is one of ten at most', async () => {
    const { user } = await renderApp('/messages/5');
    const files = Array.from({ length: 11 }, (_, index) => photo(`${index}.jpg`));
    await user.upload(await chooser(), files);
    expect(await screen.findByText('You can attach up to 10 files to a message')).toBeVisible();
    expect(within(await tray()).getAllByRole('listitem')).toHaveLength(10);
  });
});

test('sound is played where it stands', async () => {
  const files = [attachment('3', 'Bridge.mp3')];
  mockServer.use(...inbox(conversation([line(1, 'HOST', '', { attachments: files })])));
  await renderApp('/messages/5');
  expect(await screen.findByRole('button', { name: 'Play Bridge.mp3' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Messages' });
  expect(within(list).getByText('Audio')).toBeVisible();
});
