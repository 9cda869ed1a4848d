import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { ideaLimits as limits, ideaOrders, ideaStatuses, roadmapStatuses } from './idea.ts';

/** What somebody would have the product do. */
export const ideaSchema = object({
  title: oneLine().required(message('ideas.titleRequired')).max(limits.title),
  text: trimmed().required(message('ideas.textRequired')).max(limits.text),
});
export type IdeaInput = InferType<typeof ideaSchema>;

/** What an administrator puts on the roadmap. */
export const roadmapItemSchema = ideaSchema.shape({
  status: string().oneOf(roadmapStatuses).required(),
});
export type RoadmapItemInput = InferType<typeof roadmapItemSchema>;

/** Where an administrator moves an idea, and what they say to it; empty for nothing. */
export const ideaAnswerSchema = object({
  status: string().oneOf(ideaStatuses).required(),
  reply: trimmed().max(limits.reply).default(''),
});
export type IdeaAnswer = InferType<typeof ideaAnswerSchema>;

/** What narrows a list of ideas, and what orders it. All that is given must hold. */
export const ideaFilterSchema = object({
  statuses: array(string().oneOf(ideaStatuses).required()).nullable(),
  /** Each of its words is part of the idea. */
  text: trimmed().max(SEARCH_TEXT_LIMIT, message('search.textTooLong')).nullable(),
  order: string().oneOf(ideaOrders).default('votes'),
});
export type IdeaFilter = InferType<typeof ideaFilterSchema>;
