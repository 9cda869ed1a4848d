import type { Finding } from './audit.ts';
import { statusesOf } from './audit.ts';
import { isLoss, send } from './http.ts';
import type { Call, Reply } from './http.ts';
import { SAVED } from './ledger.ts';
import type { BookingNote, Ledger } from './ledger.ts';
import { factsIn } from './requests.ts';

/**
 * What the product itself says of what it has acknowledged: whether sessions are signed in, whether a
 * booking that is asked for again with the same key is the same, and whether favourites are listed.
 * Nothing else may be going on.
 */
export async function checkByApi(url: string, ledger: Ledger): Promise<Finding[]> {
  const findings = [
    ...(await eachInTurn(ledger.sessions, (session) => checkSession(url, session))),
    ...(await eachInTurn(ledger.bookings, (note) => checkRepeated(url, note))),
    ...(await checkFavorites(url, ledger)),
  ];
  return findings.map((what) => ({ kind: 'lost', what }));
}

type Session = Ledger['sessions'][number];

async function checkSession(url: string, { userId, cookie }: Session): Promise<string[]> {
  const reply = await get(url, {
    method: 'GET',
    path: '/api/auth/me',
    headers: { Cookie: cookie },
  });
  const isTheirs = reply.status === 200 && (JSON.parse(reply.text) as { id: number }).id === userId;
  return isTheirs ? [] : [`a session of user ${userId}: ${reply.status}`];
}

async function checkRepeated(url: string, note: BookingNote): Promise<string[]> {
  const { certainty, facts, call, key, cancellation } = note;
  if (certainty !== 'acknowledged' || !facts) return [];
  const reply = await get(url, call);
  if (reply.status >= 400) return [`booking ${key}, repeated: ${reply.status} ${reply.text}`];
  const { status, ...repeated } = factsIn(reply);
  const { status: formerly, ...acknowledged } = facts;
  const isSame =
    JSON.stringify(repeated) === JSON.stringify(acknowledged) &&
    statusesOf(formerly, cancellation).includes(status);
  return isSame ? [] : [`booking ${key}, repeated: ${reply.text}`];
}

/** That favourites whose state is certain are listed. */
async function checkFavorites(url: string, ledger: Ledger): Promise<string[]> {
  const certain = ledger.latest.filter(
    ({ subject, possible, acknowledged }) =>
      subject !== 'bio' && possible.size === 0 && acknowledged === SAVED,
  );
  const userIds = [...new Set(certain.map(({ userId }) => userId))];
  return eachInTurn(userIds, async (userId) => {
    const cookie = ledger.sessions.find((session) => session.userId === userId)!.cookie;
    const path = `/api/users/${userId}/favorites?limit=100`;
    const reply = await get(url, { method: 'GET', path, headers: { Cookie: cookie } });
    if (reply.status !== 200) return [`favourites of user ${userId}: ${reply.status}`];
    const listed = (JSON.parse(reply.text) as { studioId: number }[]).map(
      ({ studioId }) => studioId,
    );
    // What does not fit on the first page is in the database, which is looked at too.
    if (listed.length === 100) return [];
    return certain
      .filter((note) => note.userId === userId && !listed.includes(Number(note.subject)))
      .map(({ subject }) => `favourite ${subject} of user ${userId} is not listed`);
  });
}

async function eachInTurn<T>(
  items: readonly T[],
  check: (item: T) => Promise<string[]>,
): Promise<string[]> {
  const findings: string[] = [];
  for (const item of items) findings.push(...(await check(item)));
  return findings;
}

/** @throws when there is no response: nothing is the matter any more */
async function get(url: string, call: Call): Promise<Reply> {
  const outcome = await send(url, call);
  if (isLoss(outcome)) throw new Error(`${call.method} ${call.path}: ${outcome.code}`);
  return outcome;
}
