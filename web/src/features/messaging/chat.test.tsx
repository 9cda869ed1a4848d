import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { availability, nextFree, studioPage } from '#web/features/bookings/bookings.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { useWideScreen } from '#web/testing/wide-screen.ts';
import { StartConversationDocument } from './conversation.generated.ts';
import { conversation, inbox, sending } from './messaging.handlers.ts';

beforeEach(() => {
  useWideScreen();
  mockServer.use(
    session(nora),
    ...studioPage(),
    availability(['2026-12-09']),
    nextFree(),
    ...inbox(here),
  );
});

/** With the studio whose page it is. */
const studio = { __typename: 'Studio', id: '5', name: 'Tallow Yard', images: [] } as const;
const here = conversation([], { studio });

const chat = () => screen.findByRole('region', { name: /^Chat with/ });

describe('the chat on the page of a studio', () => {
  test('is collapsed until it is opened, and Back closes it', async () => {
    mockServer.use(sending([], [], { studio }));
    const { user, location, goBack } = await renderApp('/studios/5');
    const open = await screen.findAllByRole('link', { name: 'Message host' });
    expect(screen.queryByRole('region', { name: /^Chat with/ })).toBeNull();
    await user.click(open[0]!);
    expect(location()).toBe('/studios/5#chat');
    expect(await within(await chat()).findByRole('log')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
    expect(await within(await chat()).findByText('Hello')).toBeVisible();
    goBack();
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Chat with/ })).toBeNull());
  });

  test('asks whoever is not logged in to log in', async () => {
    mockServer.use(session());
    const { user } = await renderApp('/studios/5#chat');
    await user.click(await within(await chat()).findByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('sends nothing while there is no conversation, and says that there is none', async () => {
    mockServer.use(api.mutation(StartConversationDocument, () => HttpResponse.error()));
    const { user } = await renderApp('/studios/5#chat');
    expect(await screen.findByText('Connection Error')).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    mockServer.use(...inbox(here));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // What was typed meanwhile is still there.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  });
});
