import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '../secret-box.ts';

/** Addresses that replies to emails go to. Each is of one thing and of one writer, and cannot be guessed. */
export interface ReplyAddresses {
  /** @param about what a reply is about, such as `rt-7`: letters, digits and hyphens */
  addressOf(about: string, writer: string): string;
  /** What is said to be told at an address; undefined for one that we never give. */
  aboutOf(address: string): string | undefined;
  /** Whether we gave an address to a writer. */
  isOf(address: string, about: string, writer: string): boolean;
}

/** In hexadecimal digits: 128 bits, which nobody tries. Mail servers may change the case of letters. */
const SIGNATURE_LENGTH = 32;

/** Addresses below a mailbox: `help+rt-7.0a…f9@roomtone.example` below `help@roomtone.example`. */
export function replyAddresses(mailbox: string, secrets: SecretBox): ReplyAddresses {
  const at = mailbox.lastIndexOf('@');
  const start = `${mailbox.slice(0, at)}+`.toLowerCase();
  const end = mailbox.slice(at).toLowerCase();
  const addressOf = (about: string, writer: string) => {
    const signed = secrets.sign(JSON.stringify(['reply', about, writer.toLowerCase()]));
    const signature = Buffer.from(signed).toString('hex').slice(0, SIGNATURE_LENGTH);
    return `${start}${about}.${signature}${end}`;
  };
  return {
    addressOf,
    aboutOf(address) {
      const text = address.toLowerCase();
      if (!text.startsWith(start) || !text.endsWith(end)) return undefined;
      const [, about] =
        /^([a-z\d-]+)\.[\da-f]{32}$/.exec(text.slice(start.length, -end.length)) ?? [];
      return about;
    },
    isOf(address, about, writer) {
      const given = Buffer.from(address.toLowerCase());
      const right = Buffer.from(addressOf(about, writer));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
