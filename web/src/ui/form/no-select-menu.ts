/** In the place of MUI's menu of a select: see web/replaced-packages.ts. */
export default function NoSelectMenu(): never {
  throw new Error('Lists to choose from are the browser’s own here: `select: { native: true }`.');
}
