import { object, string } from 'yup';
import { message } from '../messages/message.ts';

/** The name of one attempt at a write, so that repeating it does not repeat its effect. */
export const attemptSchema = object({
  idempotencyKey: string().matches(/^[\w.:-]{8,200}$/, {
    message: message('fields.idempotencyKey'),
  }),
});
