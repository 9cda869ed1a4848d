import { HOUR_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { forgetUnneededTracks } from './canvas-track.service.ts';

/** What becomes of tracks as time passes. */
export const canvasSchedules = [
  defineSchedule({
    name: 'services.forget-unneeded-tracks',
    everySeconds: HOUR_MS / 1000,
    work: ({ orm, clock }) => forgetUnneededTracks({ orm }, clock()),
  }),
];
