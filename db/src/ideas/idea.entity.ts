import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { IdeaStatus } from '#domain/ideas/idea.ts';

export const IdeaSchema = defineEntity({
  name: 'Idea',
  tableName: 'ideas',
  properties: {
    id: p.integer().primary().autoincrement(),
    title: p.text(),
    text: p.text(),
    language: p.string().$type<Language>(),
    /** Who suggested it. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    /** Put on the roadmap by an administrator. */
    isOurs: p.boolean().default(false),
    status: p.string().$type<IdeaStatus>().default('open'),
    reply: p.text().default(''),
    repliedAt: p.datetime().nullable(),
    isHidden: p.boolean().default(false),
    mergedIntoId: p.integer().nullable(),
    voteCount: p.integer().default(0),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** Something that people would have the product do. */
export class Idea extends IdeaSchema.class {}
IdeaSchema.setClass(Idea);

export const IdeaVoteSchema = defineEntity({
  name: 'IdeaVote',
  tableName: 'idea_votes',
  properties: {
    id: p.integer().primary().autoincrement(),
    idea: () => p.manyToOne(IdeaSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    createdAt: p.datetime(),
  },
});

/** A vote for an idea, one of each person. */
export class IdeaVote extends IdeaVoteSchema.class {}
IdeaVoteSchema.setClass(IdeaVote);
