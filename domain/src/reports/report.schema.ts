import { object, string } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';

/** Why somebody reports something. */
export const reportReasons = ['inaccurate', 'fake', 'off-platform', 'offensive', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a report can be about: a listing, or something that was written. */
export const reportSubjects = [
  'listing',
  'conversation',
  'review',
  'review-answer',
  'guest-review',
  'portfolio',
] as const;
export type ReportSubject = (typeof reportSubjects)[number];

export const REPORT_DETAILS_LIMIT = 2000;

/** A report. */
export const reportSchema = object({
  reason: string()
    // As a form has it before one is chosen.
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(reportReasons, message('fields.choice', { values: reportReasons.join(', ') }))
    .required(message('reports.reasonRequired')),
  /** What is wrong, in words. */
  details: trimmed().max(REPORT_DETAILS_LIMIT).default(''),
});
export type ReportInput = InferType<typeof reportSchema>;
