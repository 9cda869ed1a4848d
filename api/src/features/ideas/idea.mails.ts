import { findUser } from '#db/accounts/account.repository.ts';
import type { IdeaRow } from '#db/ideas/idea.repository.ts';
import type { Sql } from '#db/orm.ts';
import { mailTexts } from '#api/lib/mail/mail-texts.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { ideaPath } from './idea.sitemap.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };

const texts = mailTexts({ en, es, fr, de, ja });

type NewsData = Readonly<{
  name: string;
  title: string;
  /** In the words of an administrator; empty when nothing is said. */
  reply: string;
  path: string;
}>;

/** What may come of an idea that whoever suggested it hears of. */
type News = 'answered' | 'done';

function newsMail(news: News): MailKind<NewsData> {
  return {
    name: `idea-${news}`,
    notification: 'idea-answered',
    priority: 'ordinary',
    isOpen: true,
    compose({ name, title, reply, path }, { language }) {
      const t = texts(language);
      return Promise.resolve({
        subject: t(`${news}.subject`, { title }),
        preview: t(`${news}.preview`),
        heading: t(`${news}.heading`),
        paragraphs: [t(`${news}.text`, { name, title }), ...(reply ? [t('reply', { reply })] : [])],
        action: { label: t('action'), path },
      });
    },
  };
}

const newsMails = { answered: newsMail('answered'), done: newsMail('done') };

/** Every email about ideas. */
export const ideaMails = Object.values(newsMails);

/** Mails whoever suggested an idea what came of it, in the transaction in which it does. */
export async function writeIdeaNews(
  db: Sql,
  news: News,
  { id, userId, isOurs, title, reply }: IdeaRow,
  now: number,
): Promise<void> {
  const user = userId === null || isOurs ? undefined : await findUser(db, userId);
  if (!user) return;
  const data = { name: user.name, title, reply, path: ideaPath(id) };
  await writeMail(db, newsMails[news], [{ recipient: user.email, data, key: `${id} ${now}` }], now);
}
