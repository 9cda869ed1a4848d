import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox('a key for tests, long enough to be one');
const other = secretBox('another key for tests, long enough too');

test('what is sealed opens again, and is sealed differently each time', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'user:7');
  expect(box.open(sealed, 'user:7')).toBe('JBSWY3DPEHPK3PXP');
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('JBSWY');
  expect(box.seal('JBSWY3DPEHPK3PXP', 'user:7')).not.toEqual(sealed);
});

test('it opens with no other key, in no other place, and not once it was changed', () => {
  const sealed = box.seal('secret', 'user:7');
  expect(() => other.open(sealed, 'user:7')).toThrow('unable to authenticate');
  expect(() => box.open(sealed, 'user:8')).toThrow('unable to authenticate');
  const changed = Uint8Array.from(sealed, (byte, index) => (index === 30 ? byte ^ 1 : byte));
  expect(() => box.open(changed, 'user:7')).toThrow('unable to authenticate');
});

test('keys have names, and hashes depend on them', () => {
  expect(box.keyId).toEqual(secretBox('a key for tests, long enough to be one').keyId);
  expect(box.keyId).not.toEqual(other.keyId);
  expect(box.hash('code')).not.toEqual(other.hash('code'));
  expect(box.hash('code')).toHaveLength(32);
});
