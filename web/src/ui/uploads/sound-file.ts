import { audioTypes } from '#domain/files/audio-types.ts';

/** What an input takes for sounds. Not every browser knows what it has there by a type. */
export const soundFileTypes = [
  ...Object.values(audioTypes).flatMap(({ says }) => says),
  ...Object.keys(audioTypes).map((ending) => `.${ending}`),
];

/** A file as the server knows its kind, by its ending where the browser does not say. */
export function soundFile(file: File): File {
  if (file.type !== '') return file;
  const ending = file.name.split('.').at(-1)?.toLowerCase();
  const known = Object.entries(audioTypes).find(([name]) => name === ending);
  return known ? new File([file], file.name, { type: known[1].served }) : file;
}
