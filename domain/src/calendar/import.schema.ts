import { object } from 'yup';
import { oneLine } from '#domain/errors/one-line.ts';
import { message } from '#domain/messages/message.ts';

/** A feed to be imported. */
export const importSchema = object({
  url: oneLine()
    .required(message('fields.required'))
    .max(2000)
    .matches(/^(https?|webcals?):\/\/[^\s/]/i, { message: message('calendar.noAddress') }),
});
