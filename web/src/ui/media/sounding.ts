/** What can be heard: an audio element, or whatever else plays. */
interface Sounding {
  pause: () => void;
}

/** What is heard now: one sound at a time, whatever plays it and on whichever page. */
let sounding: Sounding | undefined;

/** Has a sound be the one that is heard: another one that is pauses. */
export function takeTheFloor(sound: Sounding): void {
  if (sounding !== sound) sounding?.pause();
  sounding = sound;
}
