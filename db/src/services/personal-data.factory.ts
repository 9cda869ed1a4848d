import { createUser } from '#db/accounts/user.factory.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertCanvasTrack } from './canvas-track.repository.ts';
import { insertFidelityComment, insertFidelityFile } from './fidelity-file.repository.ts';
import { insertFidelityOrder } from './fidelity-order.repository.ts';
import { insertHeldName } from './vanity.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  const db = sqlOf(em);
  const now = Date.parse('2026-12-01T12:00:00Z');
  await insertCanvasTrack(db, {
    key: String(userId).padStart(43, '0'),
    userId,
    name: 'a'.repeat(64),
    ending: '.wav',
    title: 'Night Train.wav',
    bytes: 10,
    durationMs: 1000,
    peaks: [0, 100],
    now,
  });
  const orderId = await insertFidelityOrder(db, {
    userId,
    service: 'mixing',
    scale: 'single',
    quality: 'standard',
    priceCents: 15_000,
    brief: 'The second chorus should feel like a door opening.',
    references: '',
    idempotencyKey: 'known-key',
    requestDigest: '',
    now,
  });
  const fileId = await insertFidelityFile(db, {
    orderId,
    userId,
    kind: 'stem',
    round: null,
    name: 'b'.repeat(64),
    ending: '.wav',
    title: 'Voice.wav',
    bytes: 10,
    durationMs: 1000,
    now,
  });
  await insertFidelityComment(db, { fileId, userId, atMs: 500, content: 'Louder', now });
  // And what they have sent and said as staff, for somebody else.
  const { id: customerId } = await createUser(em);
  const othersId = await insertFidelityOrder(db, {
    userId: customerId,
    service: 'mixing',
    scale: 'single',
    quality: 'standard',
    priceCents: 15_000,
    brief: 'Warm.',
    references: '',
    idempotencyKey: `others-${userId}`,
    requestDigest: '',
    now,
  });
  const mixId = await insertFidelityFile(db, {
    orderId: othersId,
    userId,
    kind: 'mix',
    round: 1,
    name: 'c'.repeat(64),
    ending: '.wav',
    title: 'Mix.wav',
    bytes: 10,
    durationMs: 1000,
    now,
  });
  await insertFidelityComment(db, { fileId: mixId, userId, atMs: 0, content: 'Softer', now });
  await insertHeldName(db, {
    name: `known-name-${userId}`,
    studioId,
    userId,
    plan: 'basic',
    priceCents: 2900,
    heldUntil: now,
    now,
  });
};
