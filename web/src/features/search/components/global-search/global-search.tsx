import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SearchBox } from './search-box.tsx';
import type { SearchBoxWords } from './search-box.tsx';

const SearchSheet = lazy(async () => ({
  default: (await import('./search-sheet.tsx')).SearchSheet,
}));

interface GlobalSearchProps {
  words: SearchBoxWords;
  /** Stands at the end of the empty field. */
  hint?: ReactNode;
}

/** The search of everything in the header: a field, or on a phone a button that opens a sheet. */
export function GlobalSearch({ words, hint }: GlobalSearchProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' }, flex: 1, minWidth: 0 }}>
        <SearchBox words={words} layout="floating" hint={hint} />
      </Box>
      <IconButton
        component={RouterLink}
        to="/search"
        aria-label={words.label}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWasOpened(true);
          setIsOpen(true);
        }}
        sx={{ display: { md: 'none' }, width: 44, height: 44 }}
      >
        <Search size={20} aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <SearchSheet words={words} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
