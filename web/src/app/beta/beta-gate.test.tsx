import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import type { BetaGate } from '#domain/rendering/page-contract.ts';
import { createI18n, loadResources } from '#web/lib/i18n.ts';
import { closePage, openRoot } from '#web/testing/opened-page.ts';
import { BetaCurtain } from './beta-curtain.tsx';
import { gateScript, isPassword } from './beta-gate.ts';

/** Made by another implementation: `pbkdf2Sync('room tone', salt, 1000, 32, 'sha256')` of Node. */
const gate: BetaGate = {
  salt: '5f0c5d0e-6f2b-4a55-9d43-7a1f6b0c7a11',
  rounds: 1000,
  digest: '734c110ce5b45f7e9b7ef39657f9943385669d4a1ffec1c2e7d6bdc221bde864',
};
const root = document.documentElement;
const isLocked = () => root.hasAttribute('data-locked');

beforeEach(() => root.setAttribute('data-locked', ''));

afterEach(() => root.removeAttribute('data-locked'));

/** Loads a page that came locked: its script runs, then the app hydrates. */
async function load(): Promise<void> {
  const script = document.createElement('script');
  script.textContent = gateScript(gate);
  document.head.append(script);
  script.remove();
  const i18n = await createI18n('en', await loadResources('en'));
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'roomtone';
  openRoot(page).render(
    <I18nextProvider i18n={i18n}>
      <BetaCurtain gate={gate} />
    </I18nextProvider>,
  );
}

test('the password is known by its digest', async () => {
  expect(await isPassword('room tone', gate)).toBe(true);
  expect(await isPassword('room tone ', gate)).toBe(false);
  expect(await isPassword('', gate)).toBe(false);
});

test('another password is refused and cleared; the right one unlocks for good', async () => {
  await load();
  const user = userEvent.setup();
  const field = await screen.findByLabelText('Password');
  expect(document.getElementById('roomtone')?.inert).toBe(true);
  await user.type(field, 'guess{Enter}');
  expect(await screen.findByText('Incorrect password. Please try again.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(isLocked()).toBe(true);

  await user.type(field, 'room tone{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  expect(isLocked()).toBe(false);
  await waitFor(() => expect(document.getElementById('roomtone')?.inert).toBe(false));
  expect(localStorage.getItem('roomtone-beta')).toBe(gate.digest);

  // The next page comes locked too, and is not for longer than it takes to look.
  root.setAttribute('data-locked', '');
  await closePage();
  await load();
  expect(isLocked()).toBe(false);
});

test('another password since then locks again', async () => {
  localStorage.setItem('roomtone-beta', 'another digest');
  await load();
  expect(await screen.findByLabelText('Password')).toBeVisible();
});
