import { describe, expect, test } from 'vitest';
import { avatarPath, avatarPathFor, avatarSizes, parseAvatarPath } from './avatar.ts';

const name = '0123456789abcdef'.repeat(4);

describe('the path of a picture', () => {
  test.each(avatarSizes)('names a file %i pixels wide', (size) => {
    expect(parseAvatarPath(avatarPath({ name, size }))).toEqual({ name, size });
  });

  test.each([
    `/uploads/avatars/${name}-64.webp`,
    `/uploads/avatars/${name}-0256.webp`,
    `/uploads/avatars/${name}-256.svg`,
    `/uploads/avatars/${name.toUpperCase()}-256.webp`,
    `/uploads/avatars/${name.slice(1)}-256.webp`,
    `/uploads/avatars/${name}-256.webp/`,
    `/uploads/avatars/${name}-256.webp\n`,
    `/uploads/avatars/../${name}-256.webp`,
    `/uploads/avatars/..%2f${name}-256.webp`,
    `/uploads/avatars/${name}-256.webp?x`,
    '/uploads/avatars/',
    '',
  ])('is not %j', (path) => {
    expect(parseAvatarPath(path)).toBeUndefined();
  });

  test.each([
    [40, 128],
    [64, 128],
    [65, 256],
    [112, 256],
    [256, 512],
    [900, 512],
  ] as const)('shown %i pixels wide is the one of %i', (width, size) => {
    expect(avatarPathFor(avatarPath({ name, size: 256 }), width)).toBe(avatarPath({ name, size }));
  });

  test('stays as it is when it is none of ours', () => {
    expect(avatarPathFor('https://example.com/me.png', 40)).toBe('https://example.com/me.png');
  });
});
