import { useRef, useState } from 'react';
import { sendFile } from '#web/lib/send-file.ts';

/** A file on its way, or one that was not taken. */
export interface Upload {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
  /** Why it was not taken; empty when nobody said. */
  problem?: string;
}

export interface Uploads {
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  dismiss: (key: number) => void;
}

interface UploadOptions {
  /** Where files are sent to: all to one address, or each to its own. */
  path: string | ((file: File) => string);
  /** What the server calls a file that it refuses. */
  field: string;
  /** What there is room for. */
  room: number;
  /**
   * Told of what the server made of each, in the order in which they were chosen: of one once what is
   * done about the one before is done. Must not fail.
   */
  onArrived: (body: unknown, file: File) => void | Promise<void>;
}

/** Sends files one after the other, and says of each how far it is. */
export function useUploads({ path, field, room, onArrived }: UploadOptions): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);

  function change(key: number, part: Partial<Upload>): void {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send(key: number, file: File): Promise<void> {
    const target = typeof path === 'string' ? path : path(file);
    const { status, body } = await sendFile(target, file, (progress) => change(key, { progress }));
    if (status !== 200) return change(key, { problem: problemOf(body, field) });
    dismiss(key);
    await onArrived(body, file);
  }

  function add(files: readonly File[]): void {
    for (const file of files.slice(0, Math.max(0, room - uploads.length))) {
      count.current += 1;
      const key = count.current;
      setUploads((all) => [...all, { key, name: file.name, progress: 0 }]);
      queue.current = queue.current.then(() => send(key, file));
    }
  }

  return { uploads, add, dismiss };
}

/** Why the server did not take a file; empty when it does not say. */
export function problemOf(body: unknown, field: string): string {
  const { fields, message } = (body ?? {}) as {
    fields?: Record<string, string>;
    message?: string;
  };
  return fields?.[field] ?? message ?? '';
}
