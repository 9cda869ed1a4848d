/** Degrees north and east. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Something that a map shows, with its page. */
export interface MapPoint extends Position {
  id: string;
  name: string;
  /** A line more, such as its street. */
  detail: string;
  /** Path of its page. */
  to: string;
  /** What stands on the map in its place, such as a price; without one it is a dot. */
  label?: string;
}

/** Somewhere in it is what the map is about; where, it does not say. */
export interface MapArea extends Position {
  /** Radius in meters. */
  radius: number;
}
