import { endpoint } from '../http/endpoint.ts';
import { listFields, page } from '../http/pages.ts';
import {
  changedMetadata,
  flag,
  group,
  metadata,
  oneOf,
  removableText,
  required,
  text,
} from '../http/parameters.ts';
import type { Values } from '../http/parameters.ts';
import { missing } from '../http/stripe-error.ts';
import { newId, randomText } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { Account } from '../store/records.ts';

const currencies: Readonly<Record<string, string>> = {
  AU: 'aud',
  BR: 'brl',
  CA: 'cad',
  CH: 'chf',
  GB: 'gbp',
  JP: 'jpy',
  MX: 'mxn',
  US: 'usd',
};

/** Seconds for which a link to the page of onboarding is good. */
const LINK_LIFETIME = 5 * 60;

/** What is asked for on that page. */
const requirements = ['business_type', 'external_account', 'tos_acceptance.date'];

const businessFields = {
  business_profile: group({ name: removableText, url: removableText }),
  business_type: oneOf('company', 'individual'),
  capabilities: group({
    card_payments: group({ requested: required(flag) }),
    transfers: group({ requested: required(flag) }),
  }),
  email: removableText,
  metadata,
};

/** @throws StripeError when there is none */
export function accountFor(scope: Scope, id: string, param: string): Account {
  const account = scope.data.get('account', id);
  if (!account) throw missing('account', id, param);
  return account;
}

function withBusiness(account: Account, values: Values<typeof businessFields>): Account {
  const { business_profile: profile, email } = values;
  const status = account.details_submitted ? 'active' : 'inactive';
  const requested = Object.entries(values.capabilities ?? {})
    .filter(([, capability]) => capability?.requested)
    .map(([name]) => [name, status] as const);
  return {
    ...account,
    business_profile: {
      name: profile?.name === undefined ? account.business_profile.name : profile.name,
      url: profile?.url === undefined ? account.business_profile.url : profile.url,
    },
    business_type: values.business_type ?? account.business_type,
    capabilities: { ...account.capabilities, ...Object.fromEntries(requested) },
    email: email === undefined ? account.email : email,
    metadata: changedMetadata(account.metadata, values.metadata),
  };
}

/** An account of which nothing is known yet. */
export function newAccount(scope: Scope, country: string, type: Account['type']): Account {
  return {
    id: newId('acct'),
    object: 'account',
    created: scope.now,
    business_profile: { name: null, url: null },
    business_type: null,
    capabilities: {},
    charges_enabled: false,
    country,
    default_currency: currencies[country] ?? 'eur',
    details_submitted: false,
    email: null,
    metadata: {},
    payouts_enabled: false,
    requirements: {
      currently_due: requirements,
      disabled_reason: 'requirements.past_due',
      eventually_due: requirements,
      past_due: requirements,
    },
    type,
  };
}

/** Gives an account what it has once the page of onboarding is filled in: all that it asked for. */
export function completeOnboarding(scope: Scope, account: Account): Account {
  return changeStanding(scope, account, { isReady: true, reason: null, due: [] });
}

/** Takes from an account what it may do, as when something of it could not be verified. */
export function restrictAccount(scope: Scope, account: Account): Account {
  const due = ['individual.verification.document'];
  return changeStanding(scope, account, { isReady: false, reason: 'requirements.past_due', due });
}

interface Standing {
  isReady: boolean;
  reason: string | null;
  due: string[];
}

function changeStanding(scope: Scope, account: Account, { isReady, reason, due }: Standing) {
  const capabilities = Object.keys(account.capabilities).map(
    (name) => [name, isReady ? 'active' : 'inactive'] as const,
  );
  const changed = scope.data.put('account', {
    ...account,
    business_type: account.business_type ?? 'individual',
    capabilities: Object.fromEntries(capabilities),
    charges_enabled: isReady && 'card_payments' in account.capabilities,
    details_submitted: true,
    payouts_enabled: isReady,
    requirements: {
      currently_due: due,
      disabled_reason: reason,
      eventually_due: due,
      past_due: due,
    },
  });
  scope.emit('account.updated', changed, account.id);
  return changed;
}

export const accountEndpoints = [
  endpoint(
    { method: 'POST', path: '/v1/accounts' },
    { ...businessFields, country: text, type: oneOf('custom', 'express', 'standard') },
    (call, { country = 'US', type = 'standard', ...business }) => {
      return call.data.put('account', withBusiness(newAccount(call, country, type), business));
    },
  ),
  endpoint({ method: 'GET', path: '/v1/accounts' }, listFields, (call, values) =>
    page(call, call.data.all('account'), values),
  ),
  endpoint({ method: 'GET', path: '/v1/accounts/:id' }, {}, (call) =>
    accountFor(call, call.id, 'account'),
  ),
  endpoint({ method: 'POST', path: '/v1/accounts/:id' }, businessFields, (call, business) => {
    const account = accountFor(call, call.id, 'account');
    const changed = call.data.put('account', withBusiness(account, business));
    call.emit('account.updated', changed, changed.id);
    return changed;
  }),
  endpoint(
    { method: 'POST', path: '/v1/account_links' },
    {
      account: required(text),
      refresh_url: required(text),
      return_url: required(text),
      type: required(oneOf('account_onboarding', 'account_update')),
    },
    (call, values) => {
      const { id: account } = accountFor(call, values.account, 'account');
      const link = call.data.put('account_link', {
        id: randomText(32),
        account,
        refreshUrl: values.refresh_url,
        returnUrl: values.return_url,
        expires: call.now + LINK_LIFETIME,
        isUsed: false,
      });
      return {
        object: 'account_link',
        created: call.now,
        expires_at: link.expires,
        url: `${call.origin}/connect/${link.id}`,
      };
    },
  ),
];
