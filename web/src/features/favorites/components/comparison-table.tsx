import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { useComparisonRows } from '../hooks/use-comparison-rows.tsx';
import type { ComparisonRow } from '../hooks/use-comparison-rows.tsx';
import type { ComparedStudioFragment } from './compared-studio.generated.ts';

interface ComparisonTableProps {
  studios: readonly ComparedStudioFragment[];
  /** Leaves out what is the same everywhere. */
  onlyDifferences: boolean;
  onRemove: (studioId: string) => void;
}

/**
 * Studios side by side. Where there is no room for all columns they are swiped through, and the
 * names of the rows stay.
 */
export function ComparisonTable({ studios, onlyDifferences, onRemove }: ComparisonTableProps) {
  const { t } = useTranslation('favorites');
  const sections = useComparisonRows(studios)
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ differs }) => differs || !onlyDifferences),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    // There is more to the side than keys reach by links alone.
    <Box component="section" tabIndex={0} aria-label={t('compare.table')} sx={scrollStyle}>
      <Box component="table" sx={tableStyle}>
        <Box component="caption" sx={visuallyHidden}>
          {t('compare.table')}
        </Box>
        <thead>
          <tr>
            <th scope="col">
              <Box component="span" sx={visuallyHidden}>
                {t('compare.property')}
              </Box>
            </th>
            {studios.map((studio) => (
              <ColumnHead key={studio.id} studio={studio} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {sections.map(({ title, rows }) => (
          <tbody key={title ?? ''}>
            {title !== undefined && (
              <tr>
                <Box component="th" scope="rowgroup" colSpan={studios.length + 1} sx={titleStyle}>
                  <span>{title}</span>
                </Box>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.name} row={row} studios={studios} />
            ))}
          </tbody>
        ))}
      </Box>
    </Box>
  );
}

function Row({ row, studios }: { row: ComparisonRow; studios: readonly { id: string }[] }) {
  return (
    <Box component="tr" sx={row.isMarked && row.differs ? markedStyle : null}>
      <th scope="row">{row.name}</th>
      {studios.map(({ id }, index) => (
        <td key={id}>{row.cells[index]}</td>
      ))}
    </Box>
  );
}

interface ColumnHeadProps {
  studio: ComparedStudioFragment;
  onRemove: (studioId: string) => void;
}

function ColumnHead({ studio, onRemove }: ColumnHeadProps) {
  const { t } = useTranslation('favorites');
  const { cityName } = usePlaceNames();
  const { id, name, neighbourhood, city } = studio;
  const [image] = studio.images;
  return (
    <th scope="col">
      <Box sx={{ position: 'relative', mb: 1.25 }}>
        {image && (
          <Box
            component="img"
            src={image.url}
            alt={image.alt}
            width={image.width}
            height={image.height}
            sx={pictureStyle}
          />
        )}
        <IconButton
          onClick={() => onRemove(id)}
          aria-label={t('compare.untick', { name })}
          sx={removeStyle}
        >
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
      <Typography variant="h4" component="h2">
        <Link component={RouterLink} to={`/studios/${id}`} color="inherit">
          {name}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 400, mt: 0.25 }}>
        {neighbourhood}, {cityName(city)}
      </Typography>
      <Button
        component={RouterLink}
        to={`/studios/${id}#book`}
        variant="outlined"
        color="inherit"
        fullWidth
        aria-label={t('compare.bookLabel', { name })}
        sx={{ mt: 1.5 }}
      >
        {t('compare.book')}
      </Button>
    </th>
  );
}

const NAMES_WIDTH = { xs: 112, md: 168 };

const scrollStyle = {
  position: 'relative',
  mx: { xs: -2, sm: -3, lg: 0 },
  overflowX: { xs: 'auto', lg: 'visible' },
  scrollSnapType: 'x proximity',
  scrollPaddingInlineStart: { xs: NAMES_WIDTH.xs, md: NAMES_WIDTH.md },
} as const;

const tableStyle = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: { lg: 1 },
  tableLayout: { lg: 'fixed' },
  fontSize: '0.9375rem',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    p: 1.5,
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& td, & th[scope="col"]:not(:first-of-type)': {
    minWidth: { xs: 176, md: 216, lg: 0 },
    maxWidth: { xs: 176, md: 240, lg: 'none' },
    scrollSnapAlign: 'start',
  },
  '& thead th': { borderTop: 0, pt: 0 },
  // What names a row stays while its cells are swiped by.
  '& th[scope="row"], & thead th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: NAMES_WIDTH,
    minWidth: NAMES_WIDTH,
    maxWidth: NAMES_WIDTH,
    pl: { xs: 2, sm: 3, lg: 0 },
    fontWeight: 400,
    pr: { xs: 0.5, md: 1.5 },
    fontSize: { xs: '0.8125rem', md: '0.875rem' },
    overflowWrap: 'break-word',
    hyphens: 'auto',
    color: 'text.secondary',
    bgcolor: 'background.default',
  },
} as const;

const titleStyle = {
  pt: '32px !important',
  fontSize: '1.0625rem',
  fontWeight: 600,
  borderTop: '0 !important',
  pl: { xs: '16px !important', sm: '24px !important', lg: '0 !important' },
  '& > span': { position: 'sticky', left: { xs: 16, sm: 24, lg: 0 } },
} as const;

const markedStyle = {
  '& > *': {
    bgcolor:
      'color-mix(in srgb, var(--palette-warning-main) 9%, var(--palette-background-default)) !important',
  },
} as const;

const pictureStyle = {
  display: 'block',
  width: 1,
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'divider',
} as const;

/** Pictures are the same in both schemes, and so is what stands on them. */
const removeStyle = {
  position: 'absolute',
  top: 6,
  right: 6,
  width: 36,
  height: 36,
  color: '#17140F',
  bgcolor: 'rgb(255 255 255 / 92%)',
  '&:hover': { bgcolor: '#fff' },
} as const;
