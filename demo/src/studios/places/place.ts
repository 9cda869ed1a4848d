/** A neighbourhood in which studios stand. */
export interface Place {
  name: string;
  /** Degrees of a point well inside it. */
  latitude: number;
  longitude: number;
  /** The station one would use, as it is said after "a short walk from". */
  stop: string | null;
  /** Something people know there, as it is said after "close to". */
  near: string;
  /**
   * Streets with the range of their house numbers in it: `Rye Lane 30-230`. A `~` in place of the
   * hyphen means numbers as in Queens, `24-17`.
   */
  streets: readonly string[];
}

export function place(
  name: string,
  latitude: number,
  longitude: number,
  stop: string | null,
  near: string,
  ...streets: readonly string[]
): Place {
  return { name, latitude, longitude, stop, near, streets };
}
