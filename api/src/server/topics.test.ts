import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { insertFidelityOrder } from '#db/services/fidelity-order.repository.ts';
import { insertTicket } from '#db/help/ticket.repository.ts';
import { insertProject } from '#db/projects/project.repository.ts';
import { insertConversation } from '#db/messaging/conversation.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { sqlOf } from '#db/orm.ts';
import type { Context } from '#api/lib/context.ts';
import { keyOf, nameIn, paramsOf } from '#api/lib/live/topic.ts';
import type { Asked, TopicParams } from '#api/lib/live/topic.ts';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import { useServer } from '#api/testing/test-server.ts';
import { buildApiSchema } from './schema.ts';

const server = useServer();
const { topics } = joinFeatures(features);

/** Who may follow each topic. Whoever adds one says so here. */
const followers: Record<string, { signedOut: boolean; stranger: boolean }> = {
  fidelity: { signedOut: false, stranger: false },
  studioCalendar: { signedOut: true, stranger: true },
  ownBookings: { signedOut: false, stranger: false },
  ownMessages: { signedOut: false, stranger: false },
  project: { signedOut: false, stranger: false },
  ticket: { signedOut: false, stranger: false },
  typing: { signedOut: false, stranger: false },
};

const ticket = {
  guest: null,
  language: 'en',
  category: 'other',
  subject: 'A',
  answers: {},
  bookingId: null,
  studioId: null,
} as const;
const content = { title: 'A', artist: '', description: '', state: 'planning', dueOn: '' } as const;

const wanted = {
  service: 'mixing',
  scale: 'single',
  quality: 'standard',
  brief: 'A',
  references: '',
  priceCents: 10_000,
  idempotencyKey: 'a',
  requestDigest: '',
  now: 0,
} as const;

describe('a topic', () => {
  test('has a policy that is tested, and a name of its own', () => {
    expect(topics.map(({ name }) => name).toSorted()).toEqual(Object.keys(followers).toSorted());
    for (const pick of ['name', 'messageType'] as const) {
      expect(new Set(topics.map((topic) => topic[pick])).size).toBe(topics.length);
    }
  });

  test('that comes unasked is for everybody', () => {
    const unasked = topics.filter((topic) => topic.unasked);
    expect(unasked.filter(({ audience }) => audience !== 'public')).toEqual([]);
  });

  test.each(topics.map((topic) => [topic.name, topic] as const))(
    '%s is followed by those whom it is for',
    async (name, topic) => {
      const { em, sql } = server.database;
      const { id: studioId } = await createStudio(em);
      const { id: holder } = await createUser(em);
      const conversation = { studioId, guestId: holder, now: 0 };
      const { id: conversationId } = await insertConversation(sql, conversation);
      const projectId = await insertProject(sql, holder, content, 0);
      const ticketId = await insertTicket(sql, { ...ticket, userId: holder }, 0);
      const orderId = await insertFidelityOrder(sql, { ...wanted, userId: holder });
      const asked: Asked = {
        studioId,
        userId: holder,
        conversationId,
        projectId,
        ticketId,
        orderId,
      };
      const admits = async (userId?: number): Promise<boolean> => {
        const user = userId === undefined ? undefined : { id: userId, role: 'user' };
        const reads = sqlOf(server.database.orm.em);
        const context = { user, reads, sql: reads } as unknown as Context;
        return topic.admit(context, asked).then(
          () => true,
          () => false,
        );
      };
      expect(await admits(holder)).toBe(true);
      expect(await admits()).toBe(followers[name]!.signedOut);
      expect(await admits(holder + 1)).toBe(followers[name]!.stranger);
    },
  );

  test.each<TopicParams>([
    { id: 7, slug: 'a' },
    { id: 0, slug: '"],[: ü' },
  ])('finds its parameters %j in its key again', (params) => {
    const topic = { name: 'thing', messageType: 'X', params: ['id', 'slug'] } as never;
    const key = keyOf(topic, params);
    expect(paramsOf(topic, key)).toEqual(params);
    expect(nameIn(key)).toBe('thing');
  });
});

test('every subscription says whom it is for, and tells ids and versions alone', async () => {
  const schema = await buildApiSchema();
  const fields = Object.values(schema.getSubscriptionType()!.getFields());
  expect(fields.length).toBeGreaterThan(0);
  for (const { name, extensions, type } of fields) {
    expect([name, extensions.audience]).toEqual([
      name,
      expect.stringMatching(/^(public|anyone|personal)$/),
    ]);
    const shown = 'ofType' in type ? type.ofType : type;
    const told = isObjectType(shown) ? Object.values(shown.getFields()) : [];
    const others = told.filter((field) => field.name !== 'version' && !/Id$|^id$/.test(field.name));
    expect([name, told.length > 0, others]).toEqual([name, true, []]);
  }
});
