import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/** A link to a page on which people pay, which `goToPay` leads to without one: as a document of its own. */
export function PayLink(props: LinkProps) {
  return <Link {...props} reloadDocument />;
}
