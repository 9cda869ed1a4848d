import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { keys } from './use-sandbox.ts';

export interface TestReceiver {
  url: string;
  /** The events that were taken, in order, whose signatures were right. */
  received: readonly Stripe.Event[];
  /** How many attempts there were, refused ones included. */
  attempts(): number;
  /** Answers the next `times` attempts with an error. */
  refuse(times: number): void;
  /** Waits until so many were taken. */
  hasReceived(count: number): Promise<void>;
}

/** What listens for events in one test, and checks them as the product does. */
export async function useReceiver(): Promise<TestReceiver> {
  const received: Stripe.Event[] = [];
  let attempts = 0;
  let refusals = 0;
  let onReceived = () => {};
  const server = createServer(async (request, response) => {
    let body = '';
    request.setEncoding('utf8');
    for await (const piece of request) body += String(piece);
    attempts += 1;
    refusals -= 1;
    if (refusals >= 0) {
      response.writeHead(500).end();
      return;
    }
    const signature = request.headers['stripe-signature'];
    received.push(Stripe.webhooks.constructEvent(body, String(signature), keys.webhookSecret));
    response.writeHead(200).end();
    onReceived();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`,
    received,
    attempts: () => attempts,
    refuse(times) {
      refusals = times;
    },
    hasReceived: (count) =>
      new Promise((resolve) => {
        onReceived = () => {
          if (received.length >= count) resolve();
        };
        onReceived();
      }),
  };
}
