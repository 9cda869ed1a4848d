import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';
import { useServerStatus } from './server-status.tsx';

interface StatusPageProps {
  /** HTTP status that the server answers with. */
  status: 403 | 404;
  title: string;
  text: string;
  /** Ways on from here, the best first. */
  ways: readonly { to: string; label: string }[];
}

/** Stands where a page would be if there were one for this reader; search engines leave it out. */
export function StatusPage({ status, title, text, ways }: StatusPageProps) {
  useServerStatus(status);
  return (
    <>
      <PageHead title={title} description={text} noIndex />
      <EmptyState
        level="h1"
        title={title}
        text={text}
        action={ways.map(({ to, label }, index) => (
          <Button
            key={to}
            component={Link}
            to={to}
            {...(index === 0
              ? { variant: 'contained' }
              : { variant: 'outlined', color: 'inherit' })}
          >
            {label}
          </Button>
        ))}
      />
    </>
  );
}
