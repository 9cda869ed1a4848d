import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { deleteRemovedFiles } from '#api/lib/files/stored-files.ts';

/** What was uploaded and is used no more. */
export const fileSchedules = [
  defineSchedule({
    name: 'files.delete-removed',
    everySeconds: 60,
    work: ({ orm, files, clock }) => deleteRemovedFiles(orm, files, clock()),
  }),
];
