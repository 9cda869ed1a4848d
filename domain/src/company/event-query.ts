import { object, string } from 'yup';
import { message } from '#domain/messages/message.ts';

/** A month of a year: `2026-12`. */
export const MONTH = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/;

/** Which events are wanted. */
export const eventQuerySchema = object({
  /** Those that begin in it; without it, those that are not over. */
  month: string().matches(MONTH, { message: message('company.monthInvalid') }),
  cityId: string(),
});
