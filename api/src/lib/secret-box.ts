import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Keeps secrets that the database must not tell, under a key that is not in it. */
export interface SecretBox {
  /** Names the key, so that it is noticed when another one is configured. */
  readonly keyId: Uint8Array;
  /**
   * Seals a text with AES-256-GCM.
   * @param place where it is kept, so that it opens nowhere else
   */
  seal(text: string, place: string): Uint8Array;
  /** @throws Error when it was sealed with another key or for another place, or was changed. */
  open(sealed: Uint8Array, place: string): string;
  /** A keyed hash, of which nobody without the key can guess the text. */
  hash(text: string): Uint8Array;
  /** A signature of a text that is given out, which nobody without the key can make for another one. */
  sign(text: string): Uint8Array;
}

/** A box whose keys are derived from `secret` (RFC 5869). */
export function secretBox(secret: string): SecretBox {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `roomtone ${purpose}`, 32));
  const sealing = derive('sealing');
  const hashing = derive('hashing');
  const signing = derive('signing');
  return {
    keyId: createHash('sha256').update(sealing).digest().subarray(0, 8),
    seal(text, place) {
      const nonce = randomBytes(NONCE_LENGTH);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed);
      const tagEnd = NONCE_LENGTH + TAG_LENGTH;
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, NONCE_LENGTH))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(NONCE_LENGTH, tagEnd));
      return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
    },
    hash: (text) => createHmac('sha256', hashing).update(text).digest(),
    sign: (text) => createHmac('sha256', signing).update(text).digest(),
  };
}
