import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { noticeKinds, noticeLimits as limits, noticeStates, statusParts } from './status.ts';

/** When planned work begins and ends (epoch milliseconds); both or none. */
const startsAt = number().nullable().default(null);
const endsAt = number()
  .nullable()
  .default(null)
  .when('startsAt', ([start]: unknown[], schema) =>
    typeof start === 'number' ? schema.required(message('status.endRequired')) : schema,
  )
  .test('end', message('status.endAfterStart'), (end, { parent }) => {
    const { startsAt: start } = parent as { startsAt: number | null };
    return end === null || (start !== null && start < end);
  });

/** What administrators say of how far something is. Times move planned work. */
export const noticeUpdateSchema = object({
  startsAt,
  endsAt,
  state: string().oneOf(noticeStates).required(),
  text: trimmed().required(message('status.textRequired')).max(limits.text),
});
export type NoticeUpdateInput = InferType<typeof noticeUpdateSchema>;

/** What administrators announce. */
export const noticeSchema = noticeUpdateSchema.shape({
  kind: string().oneOf(noticeKinds).required(),
  startsAt: startsAt.when('kind', ([kind]: unknown[], schema) =>
    kind === 'maintenance'
      ? schema.required(message('status.startRequired'))
      : schema.test('none', message('status.noTimes'), (start) => start === null),
  ),
  title: oneLine().required(message('status.titleRequired')).max(limits.title),
  parts: array(string().oneOf(statusParts).required())
    .required()
    .min(1, message('status.partsRequired')),
});
export type NoticeInput = InferType<typeof noticeSchema>;
