/** Parts of the product that are looked after, in the order in which they are shown. */
export const statusParts = ['web', 'api', 'database', 'search', 'mail', 'live', 'files'] as const;
export type StatusPart = (typeof statusParts)[number];

/** How a part is by now; `unknown` where nobody has looked of late. */
export const partStates = ['up', 'down', 'unknown'] as const;
export type PartState = (typeof partStates)[number];

/** What is announced: what went wrong, or what is planned. */
export const noticeKinds = ['incident', 'maintenance'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How far it is. Whatever is resolved is over. */
export const noticeStates = [
  'announced',
  'investigating',
  'identified',
  'watching',
  'resolved',
] as const;
export type NoticeState = (typeof noticeStates)[number];

/** For how many days the health of the parts is kept and shown, today among them. */
export const STATUS_DAYS = 90;

/** How often the parts are looked at, in seconds. */
export const CHECK_SECONDS = 60;

/** In characters. */
export const noticeLimits = { title: 120, text: 2000 } as const;
