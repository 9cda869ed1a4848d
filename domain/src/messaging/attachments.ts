import { audioTypes } from '#domain/files/audio-types.ts';

/** What can be attached to a message. */
export const attachmentKinds = ['image', 'audio', 'pdf'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** Attachments of a message at most. */
export const ATTACHMENTS_LIMIT = 10;

/** How large an attachment may be as it is uploaded. */
export const ATTACHMENT_LIMIT_MB = 25;

/** Characters of the name of a file. */
export const FILE_NAME_LIMIT = 120;

/** Images that are attached: as they are uploaded, and pixels of the longer side of what is kept. */
export const ATTACHED_IMAGE = { limitMegapixels: 50, longSide: 1600 } as const;

/** Files of a kind by what their names end with: what browsers call them, the usual name first. */
const types: Readonly<Record<AttachmentKind, Readonly<Record<string, readonly string[]>>>> = {
  image: { jpg: ['image/jpeg'], jpeg: ['image/jpeg'], png: ['image/png'], webp: ['image/webp'] },
  audio: Object.fromEntries(
    Object.entries(audioTypes).map(([ending, { says }]) => [ending, says] as const),
  ),
  pdf: { pdf: ['application/pdf'] },
};

/** Everything that a field for attachments takes: media types, and endings for browsers that know no type. */
export const acceptedAttachments: readonly string[] = Object.values(types).flatMap((endings) =>
  Object.entries(endings).flatMap(([ending, says]) => [...says, `.${ending}`]),
);

/**
 * What a file is by what its device says of it, and by its name where the device says nothing;
 * undefined for what cannot be attached. The server looks into it.
 */
export function attachmentTypeOf({
  name,
  type,
}: {
  name: string;
  type: string;
}): { kind: AttachmentKind; contentType: string } | undefined {
  const ending = name.split('.').at(-1)!.toLowerCase();
  for (const kind of attachmentKinds) {
    const says = Object.values(types[kind]).flat();
    if (says.includes(type)) return { kind, contentType: type };
    const isNamed = type === '' && Object.hasOwn(types[kind], ending);
    if (isNamed) return { kind, contentType: types[kind][ending]![0]! };
  }
  return undefined;
}

/** What nobody sees in a name, or what turns the direction in which it is read, and what parts a path. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu;

/**
 * The name of a file as it is kept: one that is read as it stands, and ends with what the file is.
 * @param ending of what is kept, such as `.pdf`
 */
export function safeFileName(name: string, ending: string): string {
  const clean = name.replaceAll(UNSAFE, '').trim();
  const stem = clean.replace(/\.[^.]*$/, '').slice(0, FILE_NAME_LIMIT - ending.length) || 'file';
  return `${stem}${ending}`;
}
