import type { Message } from '#domain/messages/message.ts';
import type { FileType } from './file-type.ts';

/** What the files of an upload are called by below `/uploads`, and what they are served as. */
export interface Serving {
  /** Content type by the end of a name, such as `.webp`. */
  contentTypes: Readonly<Record<string, string>>;
  /** `public` to everybody who knows the address; `private` to whoever has a signed link. */
  visibility: 'public' | 'private';
}

/** A kind of file that people upload, as the feature that takes it defines it. */
export interface UploadKind {
  /** Names the kind, and the folder of its files: lower-case letters and hyphens; never changed. */
  name: string;
  limitBytes: number;
  /** What is taken, by the first bytes of its content. */
  accepts: readonly FileType[];
  serves: Serving;
  /** What senders know the file by when it is refused. */
  field: string;
  refusals: {
    tooLarge: Message;
    /** It says that it is something that is not taken, or something else than it is. */
    wrongType: Message;
    /** Its content is nothing that is taken. */
    unreadable: Message;
  };
  /**
   * What is kept of a file; anything else is gone with it.
   * @throws DomainError BAD_USER_INPUT for `field`
   */
  make(received: ReceivedFile): Promise<readonly MadeFile[]>;
}

/** A file as it came: whole, not too large, and of a type that is taken. */
export interface ReceivedFile {
  /** Where it is, until the request is over. */
  path: string;
  bytes: number;
  type: FileType;
  /** SHA-256 of its content. */
  digest: Uint8Array;
}

/** One of the files that an upload comes to: what is in it, or the file as it came. */
export interface MadeFile {
  /** What its name ends with, such as `-256.webp`. */
  ending: string;
  content: Uint8Array | ReceivedFile;
}
