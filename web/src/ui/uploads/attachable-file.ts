import { attachmentTypeOf } from '#domain/messaging/attachments.ts';

/** A file as the server knows its kind, by its ending where the browser does not say. */
export function attachableFile(file: File): File {
  const known = attachmentTypeOf(file);
  if (!known || known.contentType === file.type) return file;
  return new File([file], file.name, { type: known.contentType });
}
