import { findUser } from '#db/accounts/account.repository.ts';
import type { PaymentRow } from '#db/payments/payment.repository.ts';
import type { Sql } from '#db/orm.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { dollars } from '#api/lib/dollars.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { byPeople, own } from '#api/lib/mail/wording.ts';
import type { Payable } from '#api/lib/payments/payable.ts';
import { paymentTexts } from './payment-texts.ts';

/** What payers are told of their money. */
type MoneyNews = 'paid' | 'refunded' | 'late';

type MoneyData = Readonly<{
  paymentId: number;
  cents: number;
  what: string;
  path: string;
  day: string;
}>;

function moneyMail(news: MoneyNews): MailKind<MoneyData> {
  return {
    name: `payment-${news}`,
    // Money has to be accounted for: nobody can switch it off.
    notification: null,
    priority: 'ordinary',
    isOpen: true,
    compose({ paymentId, cents, what, path, day }, { language }) {
      const t = paymentTexts(language);
      const amount = own(dollars(cents, language));
      return Promise.resolve({
        subject: t(`${news}.subject`, { amount }),
        preview: t(`${news}.preview`, { amount }),
        heading: t(`${news}.heading`),
        paragraphs: [t(`${news}.text`, { amount })],
        facts: [
          { label: t('facts.what'), value: byPeople(what) },
          { label: t('facts.amount'), value: amount },
          { label: t('facts.day'), value: own(day) },
          { label: t('facts.number'), value: own(String(paymentId)) },
        ],
        action: { label: t(`${news}.action`), path },
      });
    },
  };
}

const moneyMails = {
  paid: moneyMail('paid'),
  refunded: moneyMail('refunded'),
  late: moneyMail('late'),
} as const satisfies Record<MoneyNews, MailKind<MoneyData>>;

/** Every email about money. */
export const paymentMails = Object.values(moneyMails);

/**
 * Tells the payer that `cents` were paid, went back, or came too late and will go back, in the transaction
 * in which they do, for what does not say so itself.
 * @param now epoch milliseconds
 */
export async function writeMoneyNews(
  db: Sql,
  { payable, payment, now }: { payable: Payable; payment: PaymentRow; now: number },
  { news, cents }: { news: MoneyNews; cents: number },
): Promise<void> {
  const { id: paymentId, payableId, version, userId } = payment;
  const payer = userId === null ? undefined : await findUser(db, userId);
  if (!payer) return;
  const language = payer.language ?? DEFAULT_LANGUAGE;
  const receipt = (await payable.receiptsOf?.(db, [payableId], language))?.get(payableId);
  if (!receipt) return;
  const { title: what, returnPath: path } = receipt;
  const data = { paymentId, cents, what, path, day: formatDate(now) };
  const email = { recipient: payer.email, data, key: `${paymentId}:${version}` };
  await writeMail(db, moneyMails[news], [email], now);
}
