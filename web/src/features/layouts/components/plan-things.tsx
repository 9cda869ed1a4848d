import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { groupedThings, keyOf } from '#domain/layouts/geometry.ts';
import type { RoomPlan } from '#domain/layouts/room-plan.ts';
import { useMeasures } from '../hooks/use-measures.ts';

interface PlanThingsProps {
  plan: RoomPlan;
  marked: string | undefined;
  onMark: (key: string | undefined) => void;
}

/** What stands in a room, with sizes. Whatever is looked at is marked in the drawing. */
export function PlanThings({ plan, marked, onMark }: PlanThingsProps) {
  const { t } = useTranslation('layouts');
  const { size } = useMeasures();
  return (
    <div>
      <Typography variant="h3">{t('things.title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('things.lead')}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {groupedThings(plan).map(({ thing, count }) => {
          const key = keyOf(thing);
          return (
            <li key={key}>
              <ButtonBase
                aria-current={key === marked ? 'true' : undefined}
                onFocus={() => onMark(key)}
                onClick={() => onMark(key)}
                onPointerEnter={() => onMark(key)}
                sx={rowStyle}
              >
                <span>
                  {t(`kinds.${thing.kind}`)}
                  {count > 1 && ` × ${count}`}
                </span>
                <Box component="span" sx={sizeStyle}>
                  {size(thing.width, thing.depth, thing.height)}
                </Box>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </div>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none' } as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  width: '100%',
  justifyContent: 'space-between',
  columnGap: 2,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  borderBottom: 1,
  borderColor: 'divider',
  textAlign: 'left',
  font: 'inherit',
  '&[aria-current]': { bgcolor: 'action.selected' },
} as const;

const sizeStyle = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
