/** In the place of MUI's icon for whoever has neither a picture nor a name. */
export default function NoPerson(): null {
  return null;
}
