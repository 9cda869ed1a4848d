import { screen } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { PayableDocument, PaymentSettingsDocument } from './payments.generated.ts';
import type { PayableQuery } from './payments.generated.ts';

const mastering = {
  __typename: 'PayableSummary',
  title: 'Mastering of a single',
  amountCents: 7500,
  returnPath: '/fidelity',
  isPaid: false,
} as const;

function payable(summary: PayableQuery['payable']) {
  return api.query(PayableDocument, () => HttpResponse.json({ data: { payable: summary } }));
}

beforeEach(() => {
  mockServer.use(session(nora));
  document.head.insertAdjacentHTML('beforeend', '<meta name="takes-payments" content="yes">');
  return () => document.querySelector('meta[name="takes-payments"]')?.remove();
});

describe('the page on which something is paid', () => {
  test('says what it is and what it costs, and that paying is off where it is', async () => {
    mockServer.use(
      payable(mastering),
      api.query(PaymentSettingsDocument, () =>
        HttpResponse.json({ data: { paymentSettings: null } }),
      ),
    );
    await renderApp('/checkout/fidelity/3');
    expect(await screen.findByRole('heading', { name: 'Mastering of a single' })).toBeVisible();
    expect(screen.getByText('$75.00')).toBeVisible();
    expect(await screen.findByText('Payments are switched off')).toBeVisible();
  });

  test('leads on from what is paid already', async () => {
    mockServer.use(payable({ ...mastering, isPaid: true }));
    await renderApp('/checkout/fidelity/3');
    expect(await screen.findByText('This is paid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/fidelity');
  });

  test('says that there is nothing for whoever may not pay for it', async () => {
    mockServer.use(payable(null));
    await renderApp('/checkout/fidelity/3');
    expect(await screen.findByText('Nothing to pay here')).toBeVisible();
  });

  test('says in the words of the specification that a payment could not be started', async () => {
    mockServer.use(
      payable(mastering),
      api.query(PaymentSettingsDocument, () => HttpResponse.error()),
    );
    await renderApp('/checkout/fidelity/3');
    expect(await screen.findByText('Payment Error')).toBeVisible();
    expect(screen.getAllByText('Could not initialize payment. Please try again.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
