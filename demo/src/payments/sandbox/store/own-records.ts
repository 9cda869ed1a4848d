/* What is stored beside the objects of Stripe's API. */

/** A link to the page on which a connected account is set up; Stripe's has no id. */
export interface AccountLink {
  id: string;
  account: string;
  refreshUrl: string;
  returnUrl: string;
  /** Epoch seconds. */
  expires: number;
  isUsed: boolean;
}

/** An event on its way to whoever listens. */
export interface Delivery {
  id: string;
  event: string;
  attempts: number;
  /** When it is to be sent next, epoch milliseconds of the real clock. */
  due: number;
  /** Of those that are due at once the lowest is sent first. */
  order: number;
  /** Whether it waits to be sent after those that come later. */
  isHeld: boolean;
}

/** What it takes to send events, among what else is stored. */
export interface SentRecords {
  control: Control;
  delivery: Delivery;
  event: { id: string };
}

/** What a request with an idempotency key was answered with. */
export interface KeptAnswer {
  id: string;
  /** Epoch seconds. */
  created: number;
  /** Method, path and parameters that the key belongs to. */
  request: string;
  requestId: string;
  status: number;
  body: string;
}

/** What was asked for with a control and stays so. */
export interface Control {
  id: string;
  /** What it still applies to, or what it is set to. */
  value: number;
  /** How much it changes, such as milliseconds of a delay. */
  amount: number;
}
