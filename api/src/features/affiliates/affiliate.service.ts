import {
  countVisit,
  findAffiliate,
  findAffiliateByCode,
  findTakenCodes,
  insertSignUp,
  setAffiliateCode,
  sumFigures,
} from '#db/affiliates/affiliate.repository.ts';
import { isWithheld } from '#db/affiliates/affiliate-suspension.repository.ts';
import type { AffiliateRow, WeekFigures } from '#db/affiliates/affiliate.repository.ts';
import { sqlOf } from '#db/orm.ts';
import {
  AFFILIATE_CODE,
  FIGURES_WEEKS,
  proposedCodes,
  REMEMBERED_DAYS,
} from '#domain/affiliates/code.ts';
import { readRemembered, rememberedText } from '#domain/affiliates/remembered.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { addDays, DAY_MS, formatDate, weekdayOf } from '#domain/time/calendar.ts';
import { usersOfBrowser } from '#api/features/accounts/sign-in.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import type { NewAccountHandler } from '#api/lib/new-account.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { isRobot } from '#api/lib/robot.ts';
import { affiliateLimits } from './affiliate.limits.ts';
import type { AffiliateFigures, AffiliateType } from './affiliate.type.ts';

/** Remembers by which code somebody came. Scripts cannot read it. */
const COOKIE = 'roomtone_via';
const everywhere = { path: '/' } as const;
const DAY_SECONDS = DAY_MS / 1000;

/** The logged-in user as one who brings others; null while they have no code. @throws UNAUTHENTICATED */
export async function ownAffiliate(context: Context): Promise<AffiliateType | null> {
  const affiliate = await findAffiliate(context.sql, requireUser(context).id);
  return affiliate ? withFigures(context, affiliate) : null;
}

async function withFigures(
  { sql, now }: Context,
  { userId, code, usedAt, suspendedAt, suspensionReasons }: AffiliateRow,
): Promise<AffiliateType> {
  const figures = await sumFigures(sql, userId, now);
  const monday = mondayOf(now);
  const weeks = Array.from({ length: FIGURES_WEEKS }, (_, index) =>
    addDays(monday, 7 * (index + 1 - FIGURES_WEEKS)),
  );
  return {
    code,
    canChange: usedAt === null && suspendedAt === null,
    suspension: suspendedAt === null ? null : { at: suspendedAt, reasons: suspensionReasons },
    total: figures.reduce(added, nothing),
    weeks: weeks.map((week) => ({
      ...nothing,
      week,
      ...figures.find((found) => found.week === week),
    })),
  };
}

const nothing = { visits: 0, signUps: 0, firstBookings: 0 } satisfies AffiliateFigures;

function added(sum: typeof nothing, week: WeekFigures): typeof nothing {
  return {
    visits: sum.visits + week.visits,
    signUps: sum.signUps + week.signUps,
    firstBookings: sum.firstBookings + week.firstBookings,
  };
}

/** The Monday of the week, in UTC, that an instant (epoch milliseconds) falls into. */
function mondayOf(instant: number): string {
  const today = formatDate(instant);
  return addDays(today, 1 - weekdayOf(today));
}

/** A code that nobody has, made from the name of the logged-in user. @throws UNAUTHENTICATED */
export async function proposeCode(context: Context): Promise<string> {
  const { id, name } = requireUser(context);
  const codes = proposedCodes(name, id);
  const taken = await findTakenCodes(context.sql, codes);
  // Who has even the one with the number of the account may choose one that nobody thought of.
  return codes.find((code) => !taken.includes(code)) ?? '';
}

/**
 * Gives the logged-in user a code, or another one while nobody has come by theirs.
 * @param code in small letters
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; BAD_USER_INPUT naming `code` when somebody else
 *   has it, or nobody gets it; CONFLICT when theirs was used or taken away
 */
export async function chooseCode(context: Context, code: string): Promise<AffiliateType> {
  const { id: userId } = requireUser(context);
  const { sql, now } = context;
  await context.rateLimits.consume(affiliateLimits.code, userId);
  if ((await findAffiliate(sql, userId))?.suspendedAt) {
    throw new DomainError('CONFLICT', 'affiliates.codeSuspended');
  }
  if (await isWithheld(sql, code)) throw badInput({ code: message('affiliates.codeTaken') });
  try {
    if (!(await setAffiliateCode(sql, { userId, code }, now))) {
      throw new DomainError('CONFLICT', 'affiliates.codeUsed');
    }
  } catch (error) {
    if (brokenConstraint(error) !== 'affiliates_code_key') throw error;
    throw badInput({ code: message('affiliates.codeTaken') });
  }
  return (await ownAffiliate(context))!;
}

/**
 * Counts that somebody came by a code, once a day for each browser, and has the browser remember it.
 * Programs that say what they are, and those whose code it is, are neither counted nor remembered.
 * @throws DomainError NOT_FOUND when nobody has the code, or it is taken away
 */
export async function countComing(context: RequestContext, given: string): Promise<string> {
  const { caller, sql, now } = context;
  const code = given.trim().toLowerCase();
  const affiliate = AFFILIATE_CODE.test(code) && (await findAffiliateByCode(sql, code));
  if (!affiliate || affiliate.suspendedAt !== null) throw notFound();
  if (isRobot(caller.userAgent) || (await isOwn(context, affiliate))) return code;
  const on = formatDate(now);
  const known = readRemembered(caller.cookies.read(COOKIE, everywhere), now);
  if (known?.code === code && known.on === on) return code;
  if (!(await countVisit(sql, { code, on }, now))) throw notFound();
  caller.cookies.set(COOKIE, rememberedText({ code, on }), {
    ...everywhere,
    maxAgeSeconds: REMEMBERED_DAYS * DAY_SECONDS,
  });
  return code;
}

/** Notes by whose code a new account came, and has the browser forget it: one person counts once. */
export const noteSignUp: NewAccountHandler = async (em, context, userId) => {
  const { cookies } = context.caller;
  const remembered = readRemembered(cookies.read(COOKIE, everywhere), context.now);
  if (!remembered) return;
  const db = sqlOf(em);
  const affiliate = await findAffiliateByCode(db, remembered.code);
  if (affiliate && !(await isOwn(context, affiliate))) {
    await insertSignUp(db, { userId, affiliateId: affiliate.userId }, context.now);
  }
  cookies.clear(COOKIE, everywhere);
};

/** Whether whoever has the code is logged in, or has been in this browser: nobody brings themselves. */
async function isOwn(context: RequestContext, { userId }: AffiliateRow): Promise<boolean> {
  return context.user?.id === userId || (await usersOfBrowser(context)).includes(userId);
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'affiliates.codeNotFound');
}
