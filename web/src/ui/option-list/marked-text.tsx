import Box from '@mui/material/Box';
import { matchedRanges } from '#domain/search/text-match.ts';

interface MarkedTextProps {
  text: string;
  /** What somebody typed. */
  typed: string;
}

/** A text in which what was typed stands out. */
export function MarkedText({ text, typed }: MarkedTextProps) {
  const parts: { start: number; text: string; isMarked: boolean }[] = [];
  let from = 0;
  for (const [start, end] of matchedRanges(typed, text)) {
    parts.push({ start: from, text: text.slice(from, start), isMarked: false });
    parts.push({ start, text: text.slice(start, end), isMarked: true });
    from = end;
  }
  parts.push({ start: from, text: text.slice(from), isMarked: false });
  return parts.map(({ start, text: part, isMarked }) =>
    isMarked ? (
      <Box key={start} component="mark" sx={markStyle}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}

const markStyle = { bgcolor: 'transparent', color: 'inherit', fontWeight: 700 } as const;
