/** Kinds of files with sound, by what their names end with: what browsers call them, and how they are served. */
export const audioTypes = {
  mp3: { says: ['audio/mpeg', 'audio/mp3'], served: 'audio/mpeg' },
  wav: { says: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'], served: 'audio/wav' },
  flac: { says: ['audio/flac', 'audio/x-flac'], served: 'audio/flac' },
  ogg: { says: ['audio/ogg', 'application/ogg', 'video/ogg'], served: 'audio/ogg' },
  m4a: { says: ['audio/mp4', 'audio/x-m4a', 'audio/m4a', 'audio/aac'], served: 'audio/mp4' },
} as const;
export type AudioFormat = keyof typeof audioTypes;
