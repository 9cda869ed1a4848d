import { findUser } from '#db/accounts/account.repository.ts';
import type { FidelityOrderRow } from '#db/services/fidelity-order.repository.ts';
import type { YearlyName } from '#db/services/vanity.repository.ts';
import type { Sql } from '#db/orm.ts';
import { fidelityTerms } from '#domain/services/fidelity.ts';
import { FIDELITY_ANSWER_MS } from '#domain/services/fidelity-order.ts';
import { VANITY_GRACE_MS } from '#domain/services/vanity.ts';
import { DAY_MS, formatDate } from '#domain/time/calendar.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import { serviceTexts } from './service-texts.ts';

/** What customers are told of their orders. */
type FidelityNews = 'started' | 'delivered' | 'approved';

type FidelityData = Readonly<{ orderId: number; days: number }>;

/** Within how many days customers answer what was delivered. */
const answerDays = FIDELITY_ANSWER_MS / DAY_MS;

function fidelityMail(news: FidelityNews): MailKind<FidelityData> {
  return {
    name: `fidelity-${news}`,
    notification: null,
    priority: 'ordinary',
    isOpen: true,
    compose({ orderId, days }, { language }) {
      const t = serviceTexts(language);
      return Promise.resolve({
        subject: t(`${news}.subject`),
        preview: t(`${news}.preview`),
        heading: t(`${news}.heading`),
        paragraphs: [t(`${news}.text`, { days, answerDays })],
        action: { label: t(`${news}.action`), path: `/fidelity/orders/${orderId}` },
      });
    },
  };
}

const fidelityMails = {
  started: fidelityMail('started'),
  delivered: fidelityMail('delivered'),
  approved: fidelityMail('approved'),
} as const satisfies Record<FidelityNews, MailKind<FidelityData>>;

/** Tells the customer what has happened, in the transaction in which it does. */
export async function writeFidelityNews(
  db: Sql,
  news: FidelityNews,
  { id, userId, quality, revisionsUsed }: FidelityOrderRow,
  now: number,
): Promise<void> {
  const customer = await findUser(db, userId);
  if (!customer) return;
  const data = { orderId: id, days: fidelityTerms[quality].turnaroundDays };
  const email = { recipient: customer.email, data, key: `${id}:${revisionsUsed}` };
  await writeMail(db, fidelityMails[news], [email], now);
}

/** What owners are told of the years of their addresses. */
type VanityNews = 'ending' | 'renewed' | 'ended';

type VanityData = Readonly<{ studio: string; address: string; day: string; graceDays: number }>;

function vanityMail(news: VanityNews): MailKind<VanityData> {
  return {
    name: `vanity-${news}`,
    notification: null,
    priority: 'ordinary',
    isOpen: true,
    compose({ studio, address, day, graceDays }, { language }) {
      const t = serviceTexts(language);
      return Promise.resolve({
        subject: t(`vanity.${news}.subject`),
        preview: t(`vanity.${news}.preview`),
        heading: t(`vanity.${news}.heading`),
        paragraphs: [
          t(`vanity.${news}.text`, { studio, address, day: own(day) }),
          t(`vanity.${news}.more`, { graceDays }),
        ],
        action: { label: t(`vanity.${news}.action`), path: '/owner-dashboard/vanity-url' },
      });
    },
  };
}

const vanityMails = {
  ending: vanityMail('ending'),
  renewed: vanityMail('renewed'),
  ended: vanityMail('ended'),
} as const satisfies Record<VanityNews, MailKind<VanityData>>;

/** Writes to the owners of names whose year is about to end, begins anew, or is over. */
export async function writeVanityNews(
  db: Sql,
  news: VanityNews,
  names: readonly YearlyName[],
  now: number,
): Promise<void> {
  const emails = names.map(({ id, name, studio, email, paidUntil }) => ({
    recipient: email,
    data: {
      studio,
      address: `/${name}`,
      day: formatDate(paidUntil),
      graceDays: VANITY_GRACE_MS / DAY_MS,
    },
    key: `${id}:${paidUntil}`,
  }));
  await writeMail(db, vanityMails[news], emails, now);
}

/** Every email about what is ordered of us. */
export const serviceMails = [...Object.values(fidelityMails), ...Object.values(vanityMails)];
