import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { MarkedText } from './marked-text.tsx';
import { groupHeadingId, groupProps, listProps, optionProps } from './option.ts';
import type { Option, OptionGroup } from './option.ts';

interface OptionListProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  /** What was typed, which stands out. */
  typed: string;
  active: Option | undefined;
  /** The pointer has come to an option. */
  onReach: (option: Option) => void;
  /** An option that leads somewhere is followed as any link is. */
  onFollow: (option: Option) => void;
}

/** Options in groups, for a field that keeps the focus. */
export function OptionList({ id, label, groups, typed, ...rest }: OptionListProps) {
  return (
    <Box {...listProps(id, label)}>
      {groups.map((group) => (
        <Box key={group.id} {...groupProps(id, group)} sx={groupStyle}>
          {group.heading && (
            <Box id={groupHeadingId(id, group.id)} sx={headingStyle}>
              {group.heading}
            </Box>
          )}
          {group.options.map((option) => (
            <Row key={option.id} listId={id} option={option} typed={typed} {...rest} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface RowProps extends Pick<OptionListProps, 'typed' | 'active' | 'onReach' | 'onFollow'> {
  listId: string;
  option: Option;
}

function Row({ listId, option, typed, active, onReach, onFollow }: RowProps) {
  const { id, label, detail, picture, to } = option;
  return (
    <Box
      {...(to === undefined ? { component: 'div' } : { component: RouterLink, to, tabIndex: -1 })}
      {...optionProps(listId, option, active?.id === id)}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => {
        if (active?.id !== id) onReach(option);
      }}
      onClick={() => onFollow(option)}
      sx={rowStyle}
    >
      {picture}
      <Box component="span" sx={wordsStyle}>
        <Box component="span" sx={labelStyle}>
          <MarkedText text={label} typed={typed} />
        </Box>
        {detail && (
          <Box component="span" sx={detailStyle}>
            {detail}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const groupStyle = {
  py: 0.5,
  '& + &': { borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1 },
} as const;

const headingStyle = {
  px: 1.25,
  py: 0.5,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.25,
  py: 0.5,
  borderRadius: 2,
  color: 'text.primary',
  lineHeight: 1.35,
  textDecoration: 'none',
  cursor: 'pointer',
  scrollMarginBlock: 40,
  '&[aria-selected="true"]': {
    bgcolor: 'action.hover',
    outline: '2px solid',
    outlineColor: 'divider',
    outlineOffset: -2,
  },
  '& > svg': { flex: 'none', color: 'text.secondary' },
} as const;

/** Side by side, or on a phone one below the other. */
const wordsStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 1.5,
  flex: 1,
  minWidth: 0,
} as const;

const cutStyle = {
  minWidth: 0,
  maxWidth: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const labelStyle = { ...cutStyle, flexShrink: { sm: 1 } } as const;

const detailStyle = {
  ...cutStyle,
  flexShrink: { sm: 100 },
  color: 'text.secondary',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
} as const;
