import { lockUser } from '#db/accounts/account.repository.ts';
import { removeFile } from '#db/files/file.repository.ts';
import {
  portfolioFiles,
  portfolioFileTables,
  showPortfolioFiles,
} from '#db/portfolios/portfolio-file.repository.ts';
import type { PortfolioFileTable } from '#db/portfolios/portfolio-file.repository.ts';
import {
  countPortfolios,
  deletePortfolio,
  findPortfolio,
  findPortfolioAt,
  findPortfoliosOf,
  findTakenSlugs,
  insertPortfolio,
  listPortfolios,
  lockPortfolio,
  portfolioOrder,
  setPortfolioStatus,
  updatePortfolio,
} from '#db/portfolios/portfolio.repository.ts';
import type { PortfolioRow } from '#db/portfolios/portfolio.repository.ts';
import { insertReport } from '#db/reports/studio-report.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { PORTFOLIOS_OF_USER_LIMIT } from '#domain/portfolios/limits.ts';
import type { PortfolioContent, PortfolioFilter } from '#domain/portfolios/portfolio.schema.ts';
import type { PortfolioStatus } from '#domain/portfolios/role.ts';
import { slugOf } from '#domain/portfolios/slug.ts';
import type { ReportInput } from '#domain/reports/report.schema.ts';
import { reportLimits } from '#api/features/reports/report.limits.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { requireShownFiles } from '#api/lib/files/shown-files.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { authorize, isAllowed } from '#api/lib/policy.ts';
import type { Rule } from '#api/lib/policy.ts';
import { portfolioLimits } from './portfolio.limits.ts';
import { portfolioPolicy } from './portfolio.policy.ts';

/** In which folder the files of a kind are. */
const folders: Readonly<Record<PortfolioFileTable, string>> = {
  portfolio_images: 'portfolio-images',
  portfolio_tracks: 'portfolio-tracks',
};

/** Published portfolios that match, last published first. @throws DomainError BAD_USER_INPUT */
export async function publishedPortfolios(
  { reads }: Context,
  filter: PortfolioFilter,
  page: PageArgs,
) {
  return {
    ...(await paginate(page, portfolioOrder, (part) => listPortfolios(reads, filter, part))),
    totalCount: () => countPortfolios(reads, filter),
  };
}

/** The published portfolio at an address that it has, or had. */
export async function portfolioAt({ sql }: Context, slug: string): Promise<PortfolioRow | null> {
  return (await findPortfolioAt(sql, slug)) ?? null;
}

/** The portfolios of whoever is logged in. @throws DomainError UNAUTHENTICATED */
export async function ownPortfolios(context: Context): Promise<PortfolioRow[]> {
  return findPortfoliosOf(context.sql, requireUser(context).id);
}

/** A portfolio that whoever is logged in may write; null when there is none. @throws DomainError UNAUTHENTICATED */
export async function portfolioToEdit(context: Context, id: string): Promise<PortfolioRow | null> {
  requireUser(context);
  const number = parseId(id);
  const found = number === undefined ? undefined : await findPortfolio(context.sql, number);
  return found && isAllowed(context, portfolioPolicy.edit, found) ? found : null;
}

/**
 * Begins a portfolio under the name of whoever is logged in.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; CONFLICT when they have too many
 */
export async function startPortfolio(context: Context): Promise<PortfolioRow> {
  const { id: userId, name, username } = requireUser(context);
  const { now, sql } = context;
  await context.rateLimits.consume(portfolioLimits.write, userId);
  const title = name || username;
  const id = await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockUser(db, userId);
    if ((await findPortfoliosOf(db, userId)).length >= PORTFOLIOS_OF_USER_LIMIT) {
      const values = { limit: PORTFOLIOS_OF_USER_LIMIT };
      throw new DomainError('CONFLICT', 'portfolios.tooMany', { values });
    }
    return insertUnderFreeSlug(db, { userId, name: title, now });
  });
  return requirePortfolio(sql, id);
}

/** Stores a portfolio under the address of its name: with a number behind it where somebody has that. */
async function insertUnderFreeSlug(
  db: Sql,
  portfolio: { userId: number; name: string; now: number },
): Promise<number> {
  const wanted = slugOf(portfolio.name);
  const taken = new Set(await findTakenSlugs(db, wanted, 0));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    // Somebody may be taking it at this moment.
    const id = taken.has(slug) ? undefined : await insertPortfolio(db, { ...portfolio, slug });
    if (id !== undefined) return id;
  }
}

/**
 * Has a portfolio say what is given, all of it. Images and tracks that it does not name are removed.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT naming `slug` when it is
 *   taken, and files that are not there
 */
export async function savePortfolio(
  context: Context,
  id: number,
  content: PortfolioContent,
): Promise<PortfolioRow> {
  try {
    return await change(context, portfolioPolicy.edit, id, async (db, portfolio) => {
      await requireFiles(db, id, content);
      const taken = await findTakenSlugs(db, content.slug, id);
      if (taken.includes(content.slug)) throw slugTaken();
      await updatePortfolio(db, portfolio, content, context.now);
      const forgotten = await showPortfolioFiles(db, id, content);
      await removeFiles(db, portfolio.ownerId, forgotten, context.now);
    });
  } catch (error) {
    if (brokenConstraint(error) === 'portfolios_slug') throw slugTaken();
    throw error;
  }
}

function slugTaken(): DomainError {
  return badInput({ slug: message('portfolios.slugTaken') });
}

/** @throws DomainError BAD_USER_INPUT naming what is no file of the portfolio, or is named twice */
async function requireFiles(
  db: Sql,
  portfolioId: number,
  { images, tracks }: PortfolioContent,
): Promise<void> {
  const named = { portfolio_images: images, portfolio_tracks: tracks } as const;
  const fields = { portfolio_images: 'images', portfolio_tracks: 'tracks' } as const;
  for (const table of portfolioFileTables) {
    await requireShownFiles(db, portfolioFiles(table), portfolioId, fields[table], named[table]);
  }
}

async function removeFiles(
  db: Sql,
  userId: number,
  names: Readonly<Record<PortfolioFileTable, readonly string[]>>,
  now: number,
): Promise<void> {
  for (const table of portfolioFileTables) {
    for (const name of names[table]) {
      await removeFile(db, { userId, kind: folders[table], name }, now);
    }
  }
}

/**
 * Publishes a portfolio, or takes it back to a draft.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; FORBIDDEN while it is suspended
 */
export async function publishPortfolio(
  context: Context,
  id: number,
  isPublished: boolean,
): Promise<PortfolioRow> {
  return change(context, portfolioPolicy.edit, id, (db, { status }) => {
    if (status === 'suspended') throw new DomainError('FORBIDDEN', 'portfolios.suspended');
    return setPortfolioStatus(db, id, isPublished ? 'published' : 'draft', context.now);
  });
}

/**
 * Takes a portfolio offline, or has it be a draft again.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; FORBIDDEN to all but administrators
 */
export async function suspendPortfolio(
  context: Context,
  id: number,
  isSuspended: boolean,
): Promise<PortfolioRow> {
  const status: PortfolioStatus = isSuspended ? 'suspended' : 'draft';
  return change(context, portfolioPolicy.suspend, id, (db) =>
    setPortfolioStatus(db, id, status, context.now),
  );
}

/** Removes a portfolio and its files. @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED */
export async function removePortfolio(context: Context, id: number): Promise<void> {
  const nothing = { images: [], tracks: [] };
  const { ownerId } = await requireOwn(context, String(id));
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockPortfolio(db, id);
    await removeFiles(db, ownerId, await showPortfolioFiles(db, id, nothing), context.now);
    await deletePortfolio(db, id);
  });
  context.changed([`portfolio:${id}`]);
}

/**
 * Keeps a report of a published portfolio.
 * @throws DomainError NOT_FOUND, RATE_LIMITED
 */
export async function reportPortfolio(
  context: Context,
  id: number,
  report: ReportInput,
): Promise<PortfolioRow> {
  const { sql, user, now, rateLimits } = context;
  const portfolio = await requirePortfolio(sql, id);
  if (portfolio.status !== 'published') throw notFound();
  if (user) await rateLimits.consume(reportLimits.byUser, user.id);
  const subject = { studioId: null, subject: 'portfolio', subjectId: id } as const;
  await insertReport(sql, { ...report, ...subject, userId: user?.id, now });
  return portfolio;
}

async function change(
  context: Context,
  rule: Rule<{ ownerId: number }>,
  id: number,
  work: (db: Sql, portfolio: PortfolioRow) => Promise<void>,
): Promise<PortfolioRow> {
  const { id: userId } = requireUser(context);
  await context.rateLimits.consume(portfolioLimits.write, userId);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const portfolio = await lockPortfolio(db, id);
    if (!portfolio) throw notFound();
    authorize(context, rule, portfolio);
    await work(db, portfolio);
  });
  context.changed([`portfolio:${id}`]);
  return requirePortfolio(context.sql, id);
}

/** A portfolio of whoever is logged in. @throws DomainError UNAUTHENTICATED, NOT_FOUND */
export async function requireOwn(context: Context, id: string): Promise<PortfolioRow> {
  requireUser(context);
  const portfolio = await requirePortfolio(context.sql, requireId(id, 'portfolios.notFound'));
  authorize(context, portfolioPolicy.edit, portfolio);
  return portfolio;
}

async function requirePortfolio(db: Sql, id: number): Promise<PortfolioRow> {
  const portfolio = await findPortfolio(db, id);
  if (!portfolio) throw notFound();
  return portfolio;
}

/** There is no portfolio, or none that whoever asks may know of. */
export function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'portfolios.notFound');
}
