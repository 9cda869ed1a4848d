import type { StudioContent } from '#domain/studios/studio-content.ts';

/** The steps of the form, in order; each has its fields. The last one, the preview, has none. */
export const listingSteps = [
  'basics',
  'place',
  'gear',
  'facts',
  'photos',
  'price',
  'hours',
  'questions',
  'preview',
] as const;
export type ListingStep = (typeof listingSteps)[number];

const steps: Readonly<Record<keyof StudioContent, ListingStep>> = {
  name: 'basics',
  categories: 'basics',
  description: 'basics',
  cityId: 'place',
  neighbourhood: 'place',
  street: 'place',
  sizeSquareMetres: 'place',
  spaces: 'place',
  gear: 'gear',
  amenities: 'facts',
  groupSize: 'facts',
  loadIn: 'facts',
  parking: 'facts',
  isStepFree: 'facts',
  allowedRules: 'facts',
  forbiddenRules: 'facts',
  houseNotes: 'facts',
  pictures: 'photos',
  bookingMode: 'price',
  hourlyRateCents: 'price',
  engineerFeeCents: 'price',
  isEngineerOptional: 'price',
  canPayAtStudio: 'price',
  cleaningFeeCents: 'price',
  sessionInstantCents: 'price',
  sessionRequestCents: 'price',
  hours: 'hours',
  exceptions: 'hours',
  bufferMinutes: 'hours',
  minimumNoticeMinutes: 'hours',
  horizonDays: 'hours',
  cancellation: 'hours',
  faqs: 'questions',
  firstReply: 'questions',
};

/** The step on which a field is, by its path, such as `gear[2].name`. */
export function stepOf(path: string): ListingStep {
  const [field] = path.split(/[.[]/, 1);
  return steps[field as keyof StudioContent] ?? 'preview';
}
