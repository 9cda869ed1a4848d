import type { Stripe } from 'stripe';
import type { AccountLink, Control, Delivery, KeptAnswer } from './own-records.ts';

/** What all objects have. What stands in `$sandbox` is ours, and nobody is sent it. */
interface StripeObject<Name extends string> {
  id: string;
  object: Name;
  /** Epoch seconds, as all times of Stripe. */
  created: number;
  livemode: false;
}

type Metadata = Record<string, string>;

export interface BillingDetails {
  address: Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | null>;
  email: string | null;
  name: string | null;
  phone: string | null;
}

export interface PaymentMethod extends StripeObject<'payment_method'> {
  type: 'card';
  billing_details: BillingDetails;
  card: {
    brand: string;
    checks: { cvc_check: string | null; address_postal_code_check: string | null };
    country: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    funding: 'credit' | 'debit' | 'prepaid';
    last4: string;
  };
  customer: null;
  metadata: Metadata;
  /** The test card, by its number in Stripe's documentation. No other numbers are taken. */
  $sandbox: { number: string };
}

/** What became of an attempt to pay that failed, as intents and errors carry it. */
export interface PaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
  payment_method: Omit<PaymentMethod, '$sandbox'>;
}

export interface PaymentIntent extends StripeObject<'payment_intent'> {
  amount: number;
  amount_capturable: number;
  amount_received: number;
  automatic_payment_methods: { enabled: boolean; allow_redirects: 'always' | 'never' } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic' | 'automatic_async' | 'manual';
  client_secret: string;
  confirmation_method: 'automatic';
  currency: string;
  customer: null;
  description: string | null;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: object | null;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  transfer_group: string | null;
  $sandbox: {
    /** The challenge that the bank of the card asks for, while it does. */
    challenge: { token: string; returnUrl: string | null } | null;
    /** When a hold ends, epoch seconds. */
    holdEnds: number | null;
  };
}

export interface Charge extends StripeObject<'charge'> {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  billing_details: BillingDetails;
  captured: boolean;
  currency: string;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  outcome: {
    network_status: string;
    reason: string | null;
    risk_level: string;
    seller_message: string;
    type: string;
  };
  paid: boolean;
  payment_intent: string | null;
  payment_method: string | null;
  payment_method_details: { type: 'card'; card: object } | null;
  receipt_email: string | null;
  refunded: boolean;
  /** The transfer that a charge of a connected account stands for. */
  source_transfer: string | null;
  status: 'failed' | 'succeeded';
  transfer_group: string | null;
}

export interface Refund extends StripeObject<'refund'> {
  amount: number;
  balance_transaction: string | null;
  charge: string;
  currency: string;
  failure_reason?: string;
  metadata: Metadata;
  payment_intent: string | null;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  status: 'pending' | 'succeeded' | 'failed';
  $sandbox: { settles: { at: number; as: 'succeeded' | 'failed' } | null };
}

export interface Dispute extends StripeObject<'dispute'> {
  amount: number;
  balance_transactions: Omit<BalanceTransaction, '$sandbox'>[];
  charge: string;
  currency: string;
  evidence: { uncategorized_text: string | null };
  evidence_details: { due_by: number; has_evidence: boolean; submission_count: number };
  is_charge_refundable: false;
  metadata: Metadata;
  payment_intent: string | null;
  reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

export interface BalanceTransaction extends Omit<StripeObject<'balance_transaction'>, 'livemode'> {
  amount: number;
  /** From when on it can be paid out, epoch seconds. */
  available_on: number;
  currency: string;
  description: string | null;
  fee: number;
  net: number;
  source: string;
  type:
    | 'adjustment'
    | 'charge'
    | 'payment'
    | 'payment_refund'
    | 'payout'
    | 'payout_failure'
    | 'refund'
    | 'refund_failure'
    | 'transfer'
    | 'transfer_refund';
  /** Whose balance it is on: a connected account's, or the platform's when null. */
  $sandbox: { account: string | null };
}

export interface Account extends Omit<StripeObject<'account'>, 'livemode'> {
  business_profile: { name: string | null; url: string | null };
  business_type: 'company' | 'individual' | null;
  capabilities: Record<string, 'active' | 'inactive'>;
  charges_enabled: boolean;
  country: string;
  default_currency: string;
  details_submitted: boolean;
  email: string | null;
  metadata: Metadata;
  payouts_enabled: boolean;
  requirements: {
    currently_due: string[];
    disabled_reason: string | null;
    eventually_due: string[];
    past_due: string[];
  };
  type: 'custom' | 'express' | 'standard';
}

export interface Transfer extends StripeObject<'transfer'> {
  amount: number;
  amount_reversed: number;
  balance_transaction: string;
  currency: string;
  description: string | null;
  destination: string;
  destination_payment: string;
  metadata: Metadata;
  reversed: boolean;
  source_transaction: string | null;
  transfer_group: string | null;
}

export interface TransferReversal extends Omit<StripeObject<'transfer_reversal'>, 'livemode'> {
  amount: number;
  balance_transaction: string;
  currency: string;
  metadata: Metadata;
  transfer: string;
}

export interface Payout extends StripeObject<'payout'> {
  amount: number;
  arrival_date: number;
  automatic: false;
  balance_transaction: string;
  currency: string;
  description: string | null;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  method: 'standard';
  status: 'failed' | 'paid' | 'pending';
  type: 'bank_account';
  $sandbox: { account: string | null };
}

export interface EventRecord extends StripeObject<'event'> {
  account?: string;
  api_version: string;
  data: { object: object };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event['type'];
}

/** Everything that is stored, by kind. */
export interface Records {
  account: Account;
  account_link: AccountLink;
  balance_transaction: BalanceTransaction;
  charge: Charge;
  control: Control;
  delivery: Delivery;
  dispute: Dispute;
  event: EventRecord;
  kept_answer: KeptAnswer;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  payout: Payout;
  refund: Refund;
  transfer: Transfer;
  transfer_reversal: TransferReversal;
}

export type Kind = keyof Records;
