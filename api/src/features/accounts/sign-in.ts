import {
  findDeviceUsers,
  hasKnownDevices,
  rememberDevice,
  renewDevice,
} from '#db/accounts/known-device.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager } from '#db/orm.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { deviceOf } from './device.ts';
import { newDeviceMail } from './security.mails.ts';
import { startSession } from './session.ts';
import type { SessionStart } from './session.ts';

const DEVICE_COOKIE = 'roomtone_device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The ids of those who have logged in with the caller's browser before. */
export async function usersOfBrowser({ sql, caller }: RequestContext): Promise<number[]> {
  const device = caller.cookies.read(DEVICE_COOKIE, { path: '/' });
  return device ? findDeviceUsers(sql, hashToken(device)) : [];
}

/**
 * Starts a session for somebody who has just shown who they are, in the transaction of `em`, and
 * tells them by mail when they were never seen in this browser. Whoever was never seen in any, as
 * after registering, is told nothing.
 */
export async function beginSession(
  context: SessionStart,
  em: EntityManager,
  user: { id: number; email: string; name: string; username: string },
  rememberMe: boolean,
): Promise<void> {
  const { now, caller } = context;
  const { cookies, address, userAgent } = caller;
  const db = sqlOf(em);
  const device = cookies.read(DEVICE_COOKIE, { path: '/' });
  const token = newToken();
  const holders = device ? await renewDevice(db, hashToken(device), hashToken(token)) : [];
  if (!holders.includes(user.id) && (await hasKnownDevices(db, user.id))) {
    const { browser, system } = deviceOf(userAgent);
    const { email, name, username } = user;
    const data = { name, username, browser, system, address, at: now };
    // Programs keep no cookies: what looks the same is notified of once a day.
    const key = [user.id, browser, system, address, Math.floor(now / DAY_MS)].join(':');
    await writeMail(db, newDeviceMail, [{ recipient: email, data, key }], now);
  }
  await rememberDevice(db, user.id, hashToken(token), now);
  await startSession(em, context, user.id, rememberMe);
  cookies.set(DEVICE_COOKIE, token, { maxAgeSeconds: YEAR_SECONDS, path: '/' });
}
