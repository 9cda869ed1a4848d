/** The steps of a path such as `links[0].url`. */
export default function toPath(path: string | readonly (string | number)[]): string[] {
  return typeof path === 'string' ? (path.match(/[^.[\]]+/g) ?? []) : path.map(String);
}
