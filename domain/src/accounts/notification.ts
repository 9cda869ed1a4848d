/** The ways that notifications take. One more is a name here, and whoever delivers by it. */
export const notificationChannels = ['email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/**
 * What people are notified of, as they think of it, group by group. Stored with each choice, so never
 * renamed.
 */
export const notificationGroups = {
  /** Rooms that they book. */
  bookings: [
    'booking-requested',
    'booking-confirmed',
    'booking-declined',
    'booking-cancelled',
    'booking-changes',
    'booking-shares',
    'booking-expired',
    'booking-reminder',
    'waitlist-offer',
    'booking-over',
  ],
  /** Rooms of theirs that others book. */
  studios: [
    'studio-requested',
    'studio-booked',
    'studio-cancelled',
    'studio-changes',
    'studio-reminder',
    'studio-reviewed',
    'request-answered',
  ],
  /** What is said of their studios, of them as guests, and to what they wrote. */
  reviews: ['review-received', 'review-answered'],
  /** What others write to them. */
  messages: ['unread-messages'],
  /** Searches that they saved. */
  searches: ['saved-search'],
  /** What they would have the product do. */
  ideas: ['idea-answered'],
  /** What keeps an account theirs: passwords, addresses, sessions. */
  account: ['account'],
} as const;
export type NotificationGroup = keyof typeof notificationGroups;
type LockedKind = (typeof notificationGroups)['account'][number];
export type NotificationKind = (typeof notificationGroups)[NotificationGroup][number];

/** Every kind, in the order in which they are shown. */
export const notificationKinds: readonly NotificationKind[] =
  Object.values(notificationGroups).flat();

/** What somebody is notified of, and by which way. */
export interface NotificationSlot {
  kind: NotificationKind;
  channel: NotificationChannel;
}

/**
 * Whether nobody can switch it off: somebody whose account is being taken over must hear of it, and
 * links that were asked for must arrive.
 */
export function isLocked(kind: NotificationKind): kind is LockedKind {
  return kind === 'account';
}

/**
 * Whether it is on for somebody who has not chosen. Everything is: each email is about something
 * that concerns its reader, and nothing is advertising.
 */
export function isOnByDefault(_slot: NotificationSlot): boolean {
  return true;
}

/** Every kind by every channel, in order. */
export const notificationSlots: readonly NotificationSlot[] = notificationKinds.flatMap((kind) =>
  notificationChannels.map((channel) => ({ kind, channel })),
);

/** One of ours, or undefined when there is no such kind and channel. */
export function asNotificationSlot(kind: string, channel: string): NotificationSlot | undefined {
  return notificationSlots.find((slot) => slot.kind === kind && slot.channel === channel);
}

/**
 * An email address as it may be shown to whoever has a link that was mailed to it, and perhaps
 * handed on: `nora@example.com` is `n•••@example.com`. How long it is is not told.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`;
}
