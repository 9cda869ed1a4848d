import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { distanceBetween } from '#domain/layouts/geometry.ts';
import type { Point, RoomPlan } from '#domain/layouts/room-plan.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { useMeasures } from '../hooks/use-measures.ts';
import { useThingName } from '../hooks/use-thing-name.ts';

interface PlanMeasureProps {
  plan: RoomPlan;
  /** Whether points that are pressed in the drawing count. */
  isPressing: boolean;
  onPressing: (isPressing: boolean) => void;
  measured: readonly Point[];
  onMeasure: (points: readonly Point[]) => void;
}

/** How far two places are apart: pressed in the drawing, or chosen by their names. */
export function PlanMeasure(props: PlanMeasureProps) {
  const { plan, isPressing, onPressing, measured, onMeasure } = props;
  const { t } = useTranslation('layouts');
  const { length } = useMeasures();
  const [chosen, setChosen] = useState<readonly [string, string]>(['', '']);
  const places = usePlaces(plan);
  const [one, other] = measured;

  function choose(next: readonly [string, string]): void {
    setChosen(next);
    onMeasure(next.flatMap((index) => (index === '' ? [] : [places[Number(index)]!.point])));
  }

  function clear(): void {
    setChosen(['', '']);
    onMeasure([]);
  }

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
            value={chosen[end]}
            all={t('measure.nothing')}
            onChange={(value) => choose(end === 0 ? [value, chosen[1]] : [chosen[0], value])}
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
          {one && other && t('measure.result', { distance: length(distanceBetween(one, other)) })}
          {one && !other && t('measure.second')}
        </Box>
        {one && (
          <Button size="small" color="inherit" onClick={clear}>
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
  const corners = [
    { name: t('corners.frontLeft'), point: { x: 0, y: 0 } },
    { name: t('corners.frontRight'), point: { x: width, y: 0 } },
    { name: t('corners.backLeft'), point: { x: 0, y: length } },
    { name: t('corners.backRight'), point: { x: width, y: length } },
  ];
  const named = plan.things.map((thing) => ({ name: nameOf(thing), point: thing }));
  return [...corners, ...named];
}

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
