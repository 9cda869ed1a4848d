/**
 * Every cookie that the product sets, the session's and the browser's own too. The privacy page names
 * each of them: a test compares. Over HTTPS the names of those that scripts cannot read have a prefix.
 */
export const cookieNames = [
  'roomtone_session',
  'roomtone_device',
  'roomtone_pending',
  'roomtone_attempt',
  'roomtone_via',
  'roomtone_notice',
  'language',
  'currency',
  'theme',
] as const;

/** What a cookie may be called; of an attempt to sign in there may be several at once. */
export type CookieName = (typeof cookieNames)[number] | `roomtone_attempt_${string}`;
