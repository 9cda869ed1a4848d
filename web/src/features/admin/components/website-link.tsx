import Link from '@mui/material/Link';

/** The website of a studio, of which nobody has said that it is harmless. */
export function WebsiteLink({ website }: { website: string }) {
  if (website === '') return '–';
  return (
    <Link href={website} target="_blank" rel="nofollow noopener noreferrer">
      {website}
    </Link>
  );
}
