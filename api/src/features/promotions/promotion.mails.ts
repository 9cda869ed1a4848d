import { findPromotionNews } from '#db/promotions/promotion.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { PromotionKind } from '#domain/promotions/promotion.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { own } from '#api/lib/mail/wording.ts';
import { promotionPaths } from './promotion-paths.ts';
import { promotionTexts } from './promotion-texts.ts';

/** What those who have bought a promotion are told of it. */
type PromotionEvent = 'begun' | 'ended';

type PromotionData = Readonly<{ studio: string; kind: PromotionKind; day: string }>;

function promotionMail(event: PromotionEvent): MailKind<PromotionData> {
  return {
    name: `promotion-${event}`,
    notification: null,
    priority: 'ordinary',
    isOpen: true,
    compose({ studio, kind, day }, { language }) {
      const t = promotionTexts(language);
      return Promise.resolve({
        subject: t(`${event}.subject`, { studio }),
        preview: t(`${event}.preview`),
        heading: t(`${event}.heading`),
        paragraphs: [t(`${event}.told.${kind}`, { studio, day: own(day) })],
        action: { label: t(`${event}.action`), path: promotionPaths[kind] },
      });
    },
  };
}

const mails = {
  begun: promotionMail('begun'),
  ended: promotionMail('ended'),
} as const satisfies Record<PromotionEvent, MailKind<PromotionData>>;

/** Every email of this feature. */
export const promotionMails = Object.values(mails);

/** Tells those who have bought promotions what has become of them, in the transaction in which it does. */
export async function writePromotionNews(
  db: Sql,
  event: PromotionEvent,
  ids: readonly number[],
  now: number,
): Promise<void> {
  const news = await findPromotionNews(db, ids);
  const emails = news.map(({ id, studio, kind, endsAt, email }) => ({
    recipient: email,
    data: { studio, kind, day: formatDate(endsAt) },
    key: String(id),
  }));
  await writeMail(db, mails[event], emails, now);
}
