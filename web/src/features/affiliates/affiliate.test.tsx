import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { affiliate, affiliateDesk, visitsCounted } from './affiliates.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const desk = async () => within(await screen.findByRole('region', { name: 'Your code' }));

describe('below the text about affiliates', () => {
  test('a visitor is asked to log in, and comes back', async () => {
    mockServer.use(session());
    await renderApp('/affiliate');
    const part = await desk();
    expect(await part.findByText('Log in to get your code')).toBeVisible();
    expect(part.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?to=%2Faffiliate',
    );
    expect(part.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/register?to=%2Faffiliate',
    );
  });

  test('whose code was taken away reads why, and has no link to share', async () => {
    const suspension = {
      __typename: 'AffiliateSuspension' as const,
      at: '2026-12-01T12:00:00Z',
      reasons: 'Posted in 40 forums.',
    };
    mockServer.use(
      session(nora),
      ...affiliateDesk({ ...affiliate('nora-quist'), canChange: false, suspension }),
    );
    await renderApp('/affiliate');
    const part = await desk();
    expect(await part.findByText(/^nora-quist was taken away/)).toBeVisible();
    expect(part.getByText('Posted in 40 forums.')).toBeVisible();
    expect(part.getByRole('link', { name: /^Write to us/ })).toHaveAttribute(
      'href',
      '/helpdesk/contact',
    );
    expect(part.queryByLabelText('Your link')).toBeNull();
    expect(part.queryByLabelText('Code')).toBeNull();
    expect(part.queryByText(/Share it/)).toBeNull();
  });

  test('somebody takes the code that is proposed, or another one, and gets a link', async () => {
    mockServer.use(session(nora), ...affiliateDesk(null, 'drummers'));
    const { user } = await renderApp('/affiliate');
    const part = await desk();
    const field = await part.findByLabelText('Code');
    expect(field).toHaveValue('nora-quist');
    await user.clear(field);
    await user.type(field, 'nora quist');
    await user.click(part.getByRole('button', { name: 'Take this code' }));
    expect(
      await part.findByText('Only letters, digits and single hyphens between them'),
    ).toBeVisible();
    await user.clear(field);
    await user.type(field, 'drummers');
    await user.click(part.getByRole('button', { name: 'Take this code' }));
    expect(await part.findByText('Somebody else has this code')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'low-tide');
    await user.click(part.getByRole('button', { name: 'Take this code' }));
    expect(await part.findByLabelText('Your link')).toHaveValue(
      `${window.location.origin}/?via=low-tide`,
    );
    expect(part.getByText(/Nobody has come by your link yet/)).toBeVisible();
    expect(part.getByRole('button', { name: 'Change code' })).toBeEnabled();
  });

  test('a code that was used stays, with its figures in all and by week', async () => {
    const figures = { visits: 1204, signUps: 31, firstBookings: 4 };
    mockServer.use(session(nora), ...affiliateDesk(affiliate('nora-quist', figures)));
    const { user } = await renderApp('/affiliate');
    const part = await desk();
    const total = await part.findAllByRole('definition');
    expect(total.map(({ textContent }) => textContent)).toEqual(['1,204', '31', '4']);
    const rows = within(part.getByRole('table', { name: 'The last twelve weeks' })).getAllByRole(
      'row',
    );
    expect(rows).toHaveLength(13);
    expect(rows[1]).toHaveTextContent(/Nov 30.*1,204314/);
    expect(part.queryByLabelText('Code')).toBeNull();
    await user.click(part.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/?via=nora-quist`);
    expect(await screen.findByText('Link copied')).toBeVisible();
  });
});

describe('a link with a code', () => {
  test('is counted once, and the code leaves the address', async () => {
    const codes: string[] = [];
    mockServer.use(session(), visitsCounted(codes));
    const { location, goTo } = await renderApp('/terms?x=1&via=Nora-Quist#part');
    await waitFor(() => expect(location()).toBe('/terms?x=1#part'));
    await waitFor(() => expect(codes).toEqual(['Nora-Quist']));
    goTo('/privacy?via=Nora-Quist');
    await waitFor(() => expect(location()).toBe('/privacy'));
    expect(codes).toEqual(['Nora-Quist']);
  });

  test('changes nothing for anybody else', async () => {
    const codes: string[] = [];
    mockServer.use(session(), visitsCounted(codes));
    const { location } = await renderApp('/terms?viable=1');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(location()).toBe('/terms?viable=1');
    expect(codes).toEqual([]);
  });
});
