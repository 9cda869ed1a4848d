import { defaultFees } from '#domain/bookings/default-fees.ts';
import { chosenAmenities } from '#domain/studios/studio-content.ts';
import type { HoursContent, StudioContent } from '#domain/studios/studio-content.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Every day from ten to ten, which most owners only have to trim. */
const usualHours: HoursContent[] = weekdays.map((weekday) => ({
  weekday,
  opens: '10:00',
  closes: '22:00',
}));

/** What a new draft holds: the usual terms, and nothing that only its owner knows. */
export const emptyContent: StudioContent = {
  name: '',
  description: '',
  categories: [],
  cityId: null,
  neighbourhood: '',
  street: '',
  sizeSquareMetres: null,
  spaces: [],
  gear: [],
  amenities: [...chosenAmenities],
  groupSize: null,
  loadIn: null,
  parking: 'none',
  isStepFree: false,
  allowedRules: [],
  forbiddenRules: [],
  houseNotes: '',
  pictures: [],
  bookingMode: 'hourly',
  hourlyRateCents: null,
  ...defaultFees,
  canPayAtStudio: true,
  hours: usualHours,
  exceptions: [],
  bufferMinutes: 0,
  minimumNoticeMinutes: 0,
  horizonDays: 90,
  cancellation: 'standard',
  faqs: [],
  firstReply: '',
};
