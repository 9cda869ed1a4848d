import { Migration } from '@mikro-orm/migrations';

/** What administrators do with orders and gift cards, and what of guests is forgotten. */
export class OrderAdministration extends Migration {
  override up(): void {
    this.addSql(orders);
    this.addSql(giftCards);
    this.addSql(ledger);
  }
}

const orders = /* sql */ `
  ALTER TABLE order_events DROP CONSTRAINT order_events_kind_check,
    ADD CONSTRAINT order_events_kind_check CHECK (kind IN (
      'make', 'note', 'decide-refund', 'pay', 'expire', 'replace', 'cancel', 'ship', 'deliver',
      'request-return', 'decline-return', 'refund-part', 'refund', 'return-refund'
    ));
  CREATE INDEX orders_by_total ON orders (total_cents, id);

  -- Of guests, the address that they are written to is forgotten before that on their invoice is.
  ALTER TABLE orders DROP CONSTRAINT orders_customer,
    ADD CONSTRAINT orders_customer CHECK (email IS NULL OR customer IS NOT NULL);

  -- How many of a variant are kept for orders of other carts: an order of the same cart makes room for
  -- the next one. Of everybody else what is kept is not to be had.
  CREATE FUNCTION reserved_for_others(variant integer, cart integer, moment timestamptz)
    RETURNS integer LANGUAGE sql STABLE AS $$
      SELECT coalesce(sum(kept.quantity), 0)::int
      FROM stock_reservations kept JOIN orders ON orders.id = kept.order_id
      WHERE kept.variant_id = variant AND kept.expires_at > moment
        AND orders.cart_id IS DISTINCT FROM cart
    $$;
  CREATE INDEX orders_of_guests ON orders (created_at)
    WHERE user_id IS NULL AND customer IS NOT NULL;
`;

const giftCards = /* sql */ `
  -- One that nobody has bought was issued by hand, by somebody and for a reason.
  ALTER TABLE gift_cards ALTER COLUMN order_item_id DROP NOT NULL,
    ADD COLUMN user_id integer REFERENCES users,
    ADD COLUMN reason text NOT NULL DEFAULT '',
    -- Of what is issued by hand: who asks twice issues one.
    ADD COLUMN idempotency_key text CONSTRAINT gift_cards_idempotency UNIQUE,
    -- While it is set the card is neither mailed nor taken.
    ADD COLUMN blocked_at timestamptz(3),
    ADD CONSTRAINT gift_cards_origin CHECK ((order_item_id IS NULL) = (reason <> '')),
    ADD CONSTRAINT gift_cards_issuer CHECK (user_id IS NULL OR order_item_id IS NULL);
  CREATE INDEX gift_cards_of_user ON gift_cards (user_id);
  CREATE INDEX gift_card_codes_by_end ON gift_card_codes (last_four);
`;

/** Gift cards that are given away are an expense. */
const ledger = /* sql */ `
  ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check,
    ADD CONSTRAINT ledger_transactions_kind_check CHECK (kind IN (
      'capture', 'refund', 'refund-returned', 'fee', 'earning', 'earning-reversed', 'payout',
      'payout-returned', 'dispute-opened', 'dispute-won', 'dispute-lost', 'order-paid',
      'order-refunded', 'gift-card-issued', 'gift-card-granted', 'gift-card-recalled',
      'gift-card-spent', 'gift-card-returned'
    ));
  ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_check,
    ADD CONSTRAINT ledger_postings_account_check CHECK (account ~
      '^(provider|disputes|fees|losses|goodwill|commission|sales|tax|(deposit|order|owner|gift-card):[1-9][0-9]*)$'
    );
`;
