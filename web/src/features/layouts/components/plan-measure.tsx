import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { distanceBetween } from '#domain/layouts/geometry.ts';
import type { Point, RoomPlan } from '#domain/layouts/room-plan.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { useMeasures } from '../hooks/use-measures.ts';
import { useThingName } from '../hooks/use-thing-name.ts';

/** Between what is measured, as far as it is known. */
export type Span = readonly [from: Point | undefined, to: Point | undefined];

interface PlanMeasureProps {
  plan: RoomPlan;
  /** Whether points that are pressed in the drawing count. */
  isPressing: boolean;
  onPressing: (isPressing: boolean) => void;
  span: Span;
  onMeasure: (span: Span) => void;
}

/** How far two places are apart: pressed in the drawing, or chosen by their names. */
export function PlanMeasure({ plan, isPressing, onPressing, span, onMeasure }: PlanMeasureProps) {
  const { t } = useTranslation('layouts');
  const { length } = useMeasures();
  const places = usePlaces(plan);
  const [from, to] = span;
  const indexOf = (point: Point | undefined) => places.findIndex((place) => place.point === point);

  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('measure.title')}
      </Typography>
      <FormControlLabel
        control={
          <Switch checked={isPressing} onChange={(_event, checked) => onPressing(checked)} />
        }
        label={t('measure.press')}
      />
      <Box sx={fieldsStyle}>
        {([0, 1] as const).map((end) => (
          <ChoiceSelect
            key={end}
            size="small"
            label={t(end === 0 ? 'measure.from' : 'measure.to')}
            // A point that was pressed has no name.
            value={indexOf(span[end]) < 0 ? '' : String(indexOf(span[end]))}
            all={t('measure.nothing')}
            onChange={(value) => {
              const point = value === '' ? undefined : places[Number(value)]?.point;
              onMeasure(end === 0 ? [point, to] : [from, point]);
            }}
          >
            {places.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </ChoiceSelect>
        ))}
      </Box>
      <Box sx={resultStyle}>
        <Box component="output" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {from && to && t('measure.result', { distance: length(distanceBetween(from, to)) })}
          {from && !to && t('measure.second')}
        </Box>
        {(from ?? to) && (
          <Button size="small" color="inherit" onClick={() => onMeasure([undefined, undefined])}>
            {t('measure.clear')}
          </Button>
        )}
      </Box>
    </div>
  );
}

/** What can be measured from and to: the corners of the room and the middles of things, each by its own name. */
function usePlaces(plan: RoomPlan): { name: string; point: Point }[] {
  const { t } = useTranslation('layouts');
  const nameOf = useThingName(plan);
  const { width, length } = plan;
  // The same points each time: it is by them that a place is known to be the one that was chosen.
  const corners = useMemo(
    () => ({
      frontLeft: { x: 0, y: 0 },
      frontRight: { x: width, y: 0 },
      backLeft: { x: 0, y: length },
      backRight: { x: width, y: length },
    }),
    [width, length],
  );
  return [
    ...cornerNames.map((corner) => ({ name: t(`corners.${corner}`), point: corners[corner] })),
    ...plan.things.map((thing) => ({ name: nameOf(thing), point: thing })),
  ];
}

const cornerNames = ['frontLeft', 'frontRight', 'backLeft', 'backRight'] as const;

const fieldsStyle = {
  display: 'grid',
  gap: 2,
  mt: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const;

const resultStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  mt: 1,
} as const;
