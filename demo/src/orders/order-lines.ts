import type { OrderStatus } from '#domain/orders/order-lifecycle.ts';

/** Who has ordered something in the demo data: a member by their place among them, or a guest. */
export type DemoCustomer =
  | { member: 'demoMusician' | 'musician' | 'otherMusician' | 'demoOwner' }
  | { name: string; email: string };

/** An order of the demo data. */
export interface DemoOrder {
  by: DemoCustomer;
  status: Exclude<OrderStatus, 'awaiting-payment'>;
  hoursAgo: number;
  /** Which things of the shop, by their places among those that are sent, and how many of each. */
  things: readonly (readonly [place: number, quantity: number])[];
  isExpress?: boolean;
  /** Who takes it to its customer, and what they call it. */
  shipment?: readonly [carrier: string, trackingNumber: string];
  returnReason?: string;
  /** A part that went back, in cents; all of it for what is refunded. */
  refundedCents?: number;
  note?: string;
}

/** Orders in every state, the oldest first. */
export const orderLines: readonly DemoOrder[] = [
  {
    by: { member: 'demoMusician' },
    status: 'delivered',
    hoursAgo: 1150,
    things: [[0, 1]],
    shipment: ['UPS', '1Z999AA10123456784'],
  },
  {
    by: { name: 'Priya Raman', email: 'priya@example.com' },
    status: 'refunded',
    hoursAgo: 900,
    things: [[3, 1]],
    shipment: ['FedEx', '794644790138'],
  },
  {
    by: { member: 'musician' },
    status: 'delivered',
    hoursAgo: 720,
    things: [
      [1, 2],
      [5, 1],
    ],
    shipment: ['USPS', '9400111899223817428490'],
    refundedCents: 1500,
    note: 'One box arrived dented. We gave back a part and kept the order as it is.',
  },
  { by: { member: 'otherMusician' }, status: 'cancelled', hoursAgo: 610, things: [[2, 1]] },
  {
    by: { member: 'demoOwner' },
    status: 'delivered',
    hoursAgo: 500,
    things: [[4, 3]],
    isExpress: true,
    shipment: ['DHL', 'JD014600003889135'],
  },
  {
    by: { member: 'demoMusician' },
    status: 'return-requested',
    hoursAgo: 380,
    things: [[6, 1]],
    shipment: ['UPS', '1Z999AA10123456893'],
    returnReason: 'It’s a little too large for my rack. It hasn’t been used.',
  },
  {
    by: { name: 'Tom Becker', email: 'tom.becker@example.com' },
    status: 'expired',
    hoursAgo: 250,
    things: [[7, 1]],
  },
  {
    by: { member: 'musician' },
    status: 'shipped',
    hoursAgo: 70,
    things: [
      [8, 1],
      [1, 1],
    ],
    shipment: ['FedEx', '794644790245'],
  },
  {
    by: { name: 'Mei Tanaka', email: 'mei.tanaka@example.com' },
    status: 'shipped',
    hoursAgo: 46,
    things: [[0, 2]],
    isExpress: true,
    shipment: ['DHL', 'JD014600003889272'],
  },
  {
    by: { member: 'otherMusician' },
    status: 'paid',
    hoursAgo: 21,
    things: [[9, 1]],
    note: 'Asked for a gift receipt.',
  },
  { by: { member: 'demoMusician' }, status: 'paid', hoursAgo: 6, things: [[2, 1]] },
  {
    by: { name: 'Ines Carvalho', email: 'ines@example.com' },
    status: 'paid',
    hoursAgo: 2,
    things: [
      [5, 1],
      [10, 1],
    ],
    isExpress: true,
  },
];

/** Gift cards that were given away, the first one first. */
export const giftCardLines = [
  {
    initialCents: 5000,
    recipientEmail: 'priya@example.com',
    recipientName: 'Priya Raman',
    reason: 'Her microphone came late and went back.',
    lastFour: '7KQX',
    daysAgo: 30,
  },
  {
    initialCents: 2500,
    recipientEmail: 'tom.becker@example.com',
    recipientName: 'Tom Becker',
    reason: 'He found a mistake in our size chart.',
    lastFour: 'M4RT',
    daysAgo: 8,
  },
] as const;
