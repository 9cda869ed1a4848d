import type { Language } from '#domain/accounts/language.ts';
import { INVITATION_LIFETIME_DAYS } from '#domain/teams/team.ts';
import type { MemberRole } from '#domain/teams/team.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { teamTexts } from './team-texts.ts';

type InvitationData = Readonly<{
  inviter: string;
  studio: string;
  role: MemberRole;
  /** That of who invites, for those who have no account. */
  language: Language;
}>;

/** Asks somebody, who need not have an account, to work for a studio. */
export const invitationMail: MailKind<InvitationData> = {
  name: 'team-invitation',
  notification: null,
  priority: 'ordinary',
  isOpen: true,
  compose({ inviter, studio, role }, { language }) {
    const t = teamTexts(language);
    return Promise.resolve({
      subject: t('subject', { inviter, studio }),
      preview: t('preview'),
      heading: t('heading'),
      paragraphs: [t(role, { inviter, studio }), t('how', { days: INVITATION_LIFETIME_DAYS })],
      action: { label: t('action'), path: '/account/teams' },
    });
  },
};

/** Every email about teams. */
export const teamMails = [invitationMail];
