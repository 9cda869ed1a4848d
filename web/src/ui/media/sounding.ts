/** What is heard now: one sound at a time, whatever plays it and on whichever page. */
let sounding: HTMLAudioElement | undefined;

/** Has a sound be the one that is heard: another one that is pauses. */
export function takeTheFloor(audio: HTMLAudioElement): void {
  if (sounding !== audio) sounding?.pause();
  sounding = audio;
}
