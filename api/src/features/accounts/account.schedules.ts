import { deleteExpiredSessions } from '#db/accounts/account.repository.ts';
import { deleteExpiredMailedLinks } from '#db/accounts/mailed-link.repository.ts';
import { deleteExpiredPasswordResets } from '#db/accounts/password-reset.repository.ts';
import { deleteExpiredSignIns } from '#db/accounts/sign-in-attempt.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { deleteRemovedAvatars } from './avatar/avatar.service.ts';

/** What of accounts is over, and deleted. */
export const accountSchedules = [
  defineSchedule({
    name: 'accounts.delete-expired-sessions',
    everySeconds: 60,
    work: ({ orm, clock }) => deleteExpiredSessions(sqlOf(orm.em), clock()),
  }),
  defineSchedule({
    name: 'accounts.delete-expired-password-resets',
    everySeconds: 60,
    work: ({ orm, clock }) => deleteExpiredPasswordResets(sqlOf(orm.em), clock()),
  }),
  defineSchedule({
    name: 'accounts.delete-expired-mailed-links',
    everySeconds: 60,
    work: ({ orm, clock }) => deleteExpiredMailedLinks(sqlOf(orm.em), clock()),
  }),
  defineSchedule({
    name: 'accounts.delete-expired-sign-ins',
    everySeconds: 60,
    work: ({ orm, clock }) => deleteExpiredSignIns(sqlOf(orm.em), clock()),
  }),
  defineSchedule({
    name: 'accounts.delete-removed-avatars',
    everySeconds: 60,
    work: ({ orm, files, clock }) => deleteRemovedAvatars(orm, files, clock()),
  }),
];
