import Box from '@mui/material/Box';
import { matchedRanges } from '#domain/search/text-match.ts';

interface MarkedTextProps {
  text: string;
  /** What somebody typed. */
  typed: string;
}

/** A text in which what was typed stands out. */
export function MarkedText({ text, typed }: MarkedTextProps) {
  const parts: { text: string; isMarked: boolean }[] = [];
  let from = 0;
  for (const [start, end] of matchedRanges(typed, text)) {
    parts.push({ text: text.slice(from, start), isMarked: false });
    parts.push({ text: text.slice(start, end), isMarked: true });
    from = end;
  }
  parts.push({ text: text.slice(from), isMarked: false });
  return parts.map((part, index) =>
    part.isMarked ? (
      <Box key={index} component="mark" sx={markStyle}>
        {part.text}
      </Box>
    ) : (
      part.text
    ),
  );
}

const markStyle = { bgcolor: 'transparent', color: 'inherit', fontWeight: 700 } as const;
