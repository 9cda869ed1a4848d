import type { Language } from '#domain/accounts/language.ts';
import { INVITATION_LIFETIME_DAYS } from '#domain/teams/team.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { projectTexts } from './project-texts.ts';

type InvitationData = Readonly<{
  inviter: string;
  project: string;
  /** That of who invites, for those who have no account. */
  language: Language | null;
}>;

/** Asks somebody, who need not have an account, to take part in a project. */
export const projectInvitationMail: MailKind<InvitationData> = {
  name: 'project-invitation',
  notification: null,
  priority: 'ordinary',
  isOpen: true,
  compose({ inviter, project }, { language }) {
    const t = projectTexts(language);
    return Promise.resolve({
      subject: t('subject', { inviter, project }),
      preview: t('preview'),
      heading: t('heading'),
      paragraphs: [t('text', { inviter, project }), t('how', { days: INVITATION_LIFETIME_DAYS })],
      action: { label: t('action'), path: '/projects' },
    });
  },
};

/** Every email about projects. */
export const projectMails = [projectInvitationMail];
