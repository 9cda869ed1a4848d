import { findUser } from '#db/accounts/account.repository.ts';
import type { PayoutRow } from '#db/payouts/payout.repository.ts';
import type { Sql } from '#db/orm.ts';
import { dollars } from '#api/lib/dollars.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import { payoutTexts } from './payout-texts.ts';

type PayoutData = Readonly<{ amountCents: number }>;

/** What can be said of a payout. */
type News = 'sent' | 'failed' | 'returned';

function payoutMail(news: News): MailKind<PayoutData> {
  return {
    name: `payout-${news}`,
    // Money that is sent has to be accounted for: nobody can switch it off.
    notification: null,
    priority: 'ordinary',
    isOpen: true,
    compose({ amountCents }, { language }) {
      const t = payoutTexts(language);
      const amount = own(dollars(amountCents, language));
      return Promise.resolve({
        subject: t(`${news}.subject`, { amount }),
        preview: t(`${news}.preview`),
        heading: t(`${news}.heading`),
        paragraphs: [t(`${news}.text`, { amount }), t(`${news}.next`)],
        action: { label: t('action'), path: '/owner-dashboard/payouts' },
      });
    },
  };
}

const kinds = {
  sent: payoutMail('sent'),
  failed: payoutMail('failed'),
  returned: payoutMail('returned'),
};

/** Every email of this feature. */
export const payoutMails = Object.values(kinds);

/** What has become of a payout: how much it is about, and how much of it has come back by now. */
type PayoutNews = Pick<PayoutRow, 'id' | 'ownerId' | 'amountCents' | 'reversedCents'>;

/** Mails an owner what has come of a payout, in the transaction in which that is noted. */
export async function writePayoutMail(
  db: Sql,
  news: News,
  { id, ownerId, amountCents, reversedCents }: PayoutNews,
  now: number,
): Promise<void> {
  const owner = await findUser(db, ownerId);
  if (!owner) return;
  const data = { amountCents };
  await writeMail(
    db,
    kinds[news],
    [{ recipient: owner.email, data, key: `${id}:${reversedCents}` }],
    now,
  );
}
