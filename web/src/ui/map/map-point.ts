/** Something that a map shows, with its page. */
export interface MapPoint {
  id: string;
  name: string;
  /** A line more, such as its street. */
  detail: string;
  /** Path of its page. */
  to: string;
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}
