import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import { readCartOptions } from './cart-options.schema.ts';
import { cartSessionId, isCartSessionId } from './session-id.ts';

const now = Date.parse('2026-12-01T23:30:00Z');
const card = { giftCardValue: 5_000 };
const print = { size: 'small', frame: 'wood', style: 'artistic', trackId: 'rain-2' };

function refusedFields(kind: 'gift-card' | 'canvas' | 'physical', options: unknown): string[] {
  try {
    readCartOptions(kind, options, now);
    return [];
  } catch (error) {
    return error instanceof DomainError ? Object.keys(error.fields ?? {}) : [];
  }
}

describe('the options of a gift card', () => {
  test('are kept without what was left empty', () => {
    const given = { ...card, recipientEmail: ' ', recipientName: null, message: '', colour: 'red' };
    expect(readCartOptions('gift-card', given, now)).toEqual(card);
    const whole = {
      ...card,
      recipientEmail: 'ana@example.com',
      recipientName: 'Ana',
      message: 'For your room',
      deliverOn: '2026-12-24',
    };
    expect(readCartOptions('gift-card', whole, now)).toEqual(whole);
  });

  test.each([
    [{ giftCardValue: 1_000 }],
    [{ giftCardValue: 50_000 }],
    [{ ...card, deliverOn: '2026-12-01' }],
    [{ ...card, deliverOn: '2027-12-01' }],
    [{ ...card, message: 'x'.repeat(500) }],
  ])('%j are right', (options) => {
    expect(refusedFields('gift-card', options)).toEqual([]);
  });

  test.each([
    [undefined, 'giftCardValue'],
    [{ giftCardValue: 900 }, 'giftCardValue'],
    [{ giftCardValue: 50_100 }, 'giftCardValue'],
    [{ giftCardValue: 1_050 }, 'giftCardValue'],
    [{ giftCardValue: 'much' }, 'giftCardValue'],
    [{ ...card, recipientEmail: 'ana' }, 'recipientEmail'],
    [{ ...card, message: 'x'.repeat(501) }, 'message'],
    [{ ...card, deliverOn: '2026-11-30' }, 'deliverOn'],
    [{ ...card, deliverOn: '2027-12-02' }, 'deliverOn'],
    [{ ...card, deliverOn: '2026-02-30' }, 'deliverOn'],
  ])('%j are refused for their %s', (options, field) => {
    expect(refusedFields('gift-card', options)).toEqual([`options.${field}`]);
  });
});

test('the options of a print are within the known ones', () => {
  expect(readCartOptions('canvas', print, now)).toEqual(print);
  expect(refusedFields('canvas', { ...print, size: 'huge' })).toEqual(['options.size']);
  expect(refusedFields('canvas', { ...print, frame: 'constructor' })).toEqual(['options.frame']);
  expect(refusedFields('canvas', { ...print, trackId: '../rain' })).toEqual(['options.trackId']);
  expect(refusedFields('canvas', {})).toEqual(
    ['size', 'frame', 'style', 'trackId'].map((name) => `options.${name}`),
  );
});

test('other things have none', () => {
  expect(readCartOptions('physical', { giftCardValue: null }, now)).toEqual({});
  expect(readCartOptions('physical', null, now)).toEqual({});
  expect(refusedFields('physical', card)).toEqual(['options']);
});

test('the id of a visitor’s cart is the time and a random part (spec §3)', () => {
  const id = cartSessionId(now, 'k3x9');
  expect(id).toBe('session_1796167800000_k3x9');
  expect(isCartSessionId(id)).toBe(true);
  for (const other of [
    '',
    'session_',
    'session_1',
    'other_123456789',
    `session_${'x'.repeat(121)}`,
  ]) {
    expect(isCartSessionId(other)).toBe(false);
  }
});
