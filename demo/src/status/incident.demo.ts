import type { NoticeState, StatusPart } from '#domain/status/status.ts';

/** What was said of an incident: minutes from midnight, UTC, of its day. */
interface DemoUpdate {
  state: NoticeState;
  text: string;
  minute: number;
}

/** How long ago the incident of the demo was. */
export const INCIDENT_DAYS_AGO = 23;

/** What once went wrong in the demo, and said to be of the demo. */
export const incident: {
  title: string;
  parts: readonly StatusPart[];
  /** How long the parts were found ill. */
  minutes: number;
  updates: readonly [DemoUpdate, ...DemoUpdate[]];
} = {
  title: 'Emails arrived late (demo)',
  parts: ['mail'],
  minutes: 47,
  updates: [
    {
      state: 'investigating',
      minute: 8 * 60 + 12,
      text: 'This is an example from the demo data. Emails about bookings take longer than they should. Bookings themselves are not affected, and nothing is lost: every email waits its turn.',
    },
    {
      state: 'identified',
      minute: 8 * 60 + 31,
      text: 'Our mail provider turned new connections away. We wait longer between attempts.',
    },
    {
      state: 'watching',
      minute: 8 * 60 + 50,
      text: 'Emails leave again. What waited goes out in order.',
    },
    {
      state: 'resolved',
      minute: 9 * 60 + 6,
      text: 'All emails are out. From now on we change to a second route when the first one is busy.',
    },
  ],
};
