import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { forgetUnsentAttachments } from './attachment.service.ts';
import { mailDigests } from './digest.service.ts';

const EVERY_SECONDS = 300;

/** What time changes about messages. */
export const messagingSchedules = [
  defineSchedule({
    name: 'messaging.mail-unread',
    everySeconds: EVERY_SECONDS,
    work: ({ orm, clock }) => mailDigests({ orm }, clock()),
  }),
  defineSchedule({
    name: 'messaging.forget-unsent-attachments',
    everySeconds: 3600,
    work: ({ orm, clock }) => forgetUnsentAttachments({ orm }, clock()),
  }),
];
