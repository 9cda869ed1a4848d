import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { portfolioLimits } from '#domain/portfolios/limits.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { fidelityQualities, fidelityScales, fidelityServices } from './fidelity.ts';
import { fidelityLimits as limits } from './fidelity-order.ts';

const oneOf = <Value extends string>(values: readonly Value[]) =>
  string()
    .oneOf(values, message('fields.choice', { values: values.join(', ') }))
    .required(message('fields.required'));

/** What is ordered, and what the music needs. */
export const fidelityOrderSchema = object({
  service: oneOf(fidelityServices),
  scale: oneOf(fidelityScales),
  quality: oneOf(fidelityQualities),
  brief: trimmed()
    .required(message('services.briefRequired'))
    .min(10, message('services.briefTooShort', { min: 10 }))
    .max(limits.brief),
  references: trimmed().max(limits.references).default(''),
});
export type FidelityOrderInput = InferType<typeof fidelityOrderSchema>;

/** What is said of a delivered version, at a time in it or as a whole. */
export const fidelityCommentSchema = object({
  content: trimmed().required(message('services.commentRequired')).max(limits.comment),
  /** Milliseconds from the beginning. */
  atMs: number()
    .integer(message('fields.integer'))
    .min(0, message('fields.range', { min: 0, max: DAY_MS }))
    .max(DAY_MS, message('fields.range', { min: 0, max: DAY_MS }))
    .nullable()
    .default(null),
});
export type FidelityCommentInput = InferType<typeof fidelityCommentSchema>;

/** What is to change. */
export const fidelityRevisionSchema = object({
  note: trimmed().required(message('services.revisionNoteRequired')).max(limits.comment),
});

/** How loud a sound is from its beginning to its end: what its waveform is drawn from. */
export const fidelityPeaksSchema = object({
  peaks: array(number().integer().min(0).max(100).required())
    .max(portfolioLimits.peaks, message('fields.tooMany', { max: portfolioLimits.peaks }))
    .default([]),
});
