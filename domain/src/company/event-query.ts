import { object, string } from 'yup';
import { message } from '#domain/messages/message.ts';
import { MONTH } from './event-month.ts';

/** Which events are wanted. */
export const eventQuerySchema = object({
  /** Those that begin in it; without it, those that are not over. */
  month: string().matches(MONTH, { message: message('company.monthInvalid') }),
  cityId: string(),
});
