/** Where the calendar of one's studios is. */
export const CALENDAR_PATH = '/owner-dashboard/calendar';

/** Where calendars are connected with others. */
export const FEEDS_PATH = '/account/calendars';
