import { defineEntity, p } from '@mikro-orm/core';

export const TopicVersionSchema = defineEntity({
  name: 'TopicVersion',
  tableName: 'topic_versions',
  properties: {
    /** The topic with what it is about, such as `studioCalendar:7`. */
    topic: p.string().columnType('text').primary(),
    /** Grows with each change; about the moment of the last one, in epoch milliseconds. */
    version: p.bigint('number'),
  },
});

/** How far something that people follow has moved on. */
export class TopicVersion extends TopicVersionSchema.class {}
TopicVersionSchema.setClass(TopicVersion);
