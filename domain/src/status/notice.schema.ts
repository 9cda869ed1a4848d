import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { noticeKinds, noticeLimits as limits, noticeStates, statusParts } from './status.ts';

/** What administrators say of how far something is. */
export const noticeUpdateSchema = object({
  state: string().oneOf(noticeStates).required(),
  text: trimmed().required(message('status.textRequired')).max(limits.text),
});
export type NoticeUpdateInput = InferType<typeof noticeUpdateSchema>;

/** What administrators announce. */
export const noticeSchema = noticeUpdateSchema.shape({
  kind: string().oneOf(noticeKinds).required(),
  title: oneLine().required(message('status.titleRequired')).max(limits.title),
  parts: array(string().oneOf(statusParts).required())
    .required()
    .min(1, message('status.partsRequired')),
});
export type NoticeInput = InferType<typeof noticeSchema>;
