import type { Stripe } from 'stripe';
import type { PayoutAccountStatus } from '#domain/payouts/payout.ts';
import type { PayoutProvider, ProviderTransfer } from '#api/lib/payments/payout-provider.ts';

/** Marks what is ours among the groups of an account at Stripe that others may use too. */
const GROUP_PREFIX = 'payout-';

/** Passes on what Stripe answers, and says what it will never do. */
type Sent = <T>(request: Promise<T>) => Promise<T>;

/** Stripe Connect, as what sends owners what they have earned: to an Express account of theirs. */
export function stripePayouts(
  { accounts, accountLinks, transfers }: Stripe,
  sent: Sent,
): PayoutProvider {
  return {
    async createAccount({ ownerId, email }, idempotencyKey) {
      const params = {
        type: 'express',
        email,
        capabilities: { transfers: { requested: true } },
        // For people who look at it there.
        metadata: { owner: String(ownerId) },
      } as const;
      const { id } = await sent(accounts.create(params, { idempotencyKey }));
      return id;
    },
    async accountStatus(ref) {
      return statusOf(await sent(accounts.retrieve(ref)));
    },
    async onboardingUrl(ref, { returnUrl, refreshUrl }) {
      const { url } = await sent(
        accountLinks.create({
          account: ref,
          return_url: returnUrl,
          refresh_url: refreshUrl,
          type: 'account_onboarding',
        }),
      );
      return url;
    },
    async send({ payoutId, amountCents, currency, destinationRef, key }) {
      const params = {
        amount: amountCents,
        currency,
        destination: destinationRef,
        transfer_group: GROUP_PREFIX + key,
        // For people who look at it there.
        metadata: { payout: String(payoutId) },
      };
      return transferOf(await sent(transfers.create(params, { idempotencyKey: key })));
    },
    async find(key) {
      const { data } = await sent(transfers.list({ transfer_group: GROUP_PREFIX + key, limit: 1 }));
      return data[0] && transferOf(data[0]);
    },
    async retrieve(ref) {
      return transferOf(await sent(transfers.retrieve(ref)));
    },
  };
}

function transferOf(transfer: Stripe.Transfer): ProviderTransfer {
  const { id, transfer_group: group, amount_reversed: reversedCents } = transfer;
  const isOurs = group?.startsWith(GROUP_PREFIX) ?? false;
  return { ref: id, key: isOurs ? group!.slice(GROUP_PREFIX.length) : null, reversedCents };
}

/** What may be sent to an account decides, also where something is asked for until later. */
function statusOf({
  capabilities,
  details_submitted: isSubmitted,
  requirements,
}: Stripe.Account): PayoutAccountStatus {
  if (capabilities?.transfers === 'active') return 'ready';
  const isMissing = (requirements?.currently_due ?? []).length > 0;
  return !isSubmitted || isMissing ? 'incomplete' : 'in-review';
}
