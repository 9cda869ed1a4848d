import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { showAllDueReviews } from './review-pair.service.ts';
import { forgetUnusedPictures } from './review-picture.service.ts';

/** What time changes about reviews. */
export const reviewSchedules = [
  defineSchedule({
    name: 'reviews.show-due',
    everySeconds: 60,
    work: ({ orm, changed, clock }) => showAllDueReviews({ orm, changed }, clock()),
  }),
  defineSchedule({
    name: 'reviews.forget-unused-pictures',
    everySeconds: 3600,
    work: ({ orm, clock }) => forgetUnusedPictures({ orm }, clock()),
  }),
];
