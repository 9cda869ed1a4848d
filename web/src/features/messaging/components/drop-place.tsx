import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

interface DropPlaceProps {
  /** What is said while files are held over it. */
  label: string;
  /** Null where nothing can be dropped. */
  onDropped: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}

/** A place onto which files are dropped, wherever in it. */
export function DropPlace({ label, onDropped, children }: DropPlaceProps) {
  const [isOver, setIsOver] = useState(false);
  function hold(event: DragEvent): void {
    if (!onDropped || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }
  function leave({ currentTarget, relatedTarget }: DragEvent): void {
    // Not from one part of it to another.
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setIsOver(false);
  }
  function drop(event: DragEvent): void {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (!onDropped || files.length === 0) return;
    event.preventDefault();
    onDropped(files);
  }
  return (
    <Box onDragOver={hold} onDragLeave={leave} onDrop={drop} sx={placeStyle}>
      {children}
      {isOver && (
        <Box sx={overStyle}>
          <Typography variant="subtitle1" component="p">
            {label}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

const placeStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
} as const;

const overStyle = {
  position: 'absolute',
  inset: 8,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  border: '2px dashed',
  borderColor: 'primary.main',
  borderRadius: 3,
  bgcolor: 'background.paper',
  opacity: 0.95,
  pointerEvents: 'none',
} as const;
