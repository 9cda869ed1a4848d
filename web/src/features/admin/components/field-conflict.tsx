import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '#web/features/texts/components/conflict-dialog.tsx';
import { DifferenceView } from '#web/features/texts/components/difference-view.tsx';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { disputed, settled } from '../conflict.ts';
import type { ConflictField, Disputed, Side } from '../conflict.ts';

interface FieldConflictProps<Values> {
  fields: readonly ConflictField<Values>[];
  /** What both editors began with. */
  base: Values;
  /** What the first has saved. */
  theirs: Values;
  /** What the second has written. */
  mine: Values;
  onClose: () => void;
  /** Saves what was decided. What it throws is shown. */
  onDecided: (values: Values) => Promise<void>;
}

/** Has the second of two editors decide, field by field, whose words stay. */
export function FieldConflict<Values>({
  fields,
  base,
  theirs,
  mine,
  onClose,
  onDecided,
}: FieldConflictProps<Values>) {
  const { t } = useTranslation('admin');
  const [all, setAll] = useState(() => disputed(fields, { base, theirs, mine }));
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(): Promise<void> {
    setIsSaving(true);
    setFailure(undefined);
    try {
      await onDecided(settled(all, { theirs, mine }));
    } catch (error) {
      const { message, fields: wrong } = failureOf(error);
      setFailure(Object.values(wrong)[0] ?? message ?? t('entries.failed'));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      onClose={onClose}
      actions={
        <Button variant="contained" disabled={isSaving} onClick={() => void save()}>
          {t(isSaving ? 'entries.saving' : 'conflict.save')}
        </Button>
      }
    >
      {all.map((one) => (
        <DisputedField
          key={one.field.name}
          {...one}
          theirs={theirs}
          mine={mine}
          onChange={(side) =>
            setAll((before) =>
              before.map((other) => (other.field === one.field ? { ...other, side } : other)),
            )
          }
        />
      ))}
      <FormAlert message={failure} />
    </ConflictDialog>
  );
}

interface DisputedFieldProps<Values> extends Disputed<Values> {
  theirs: Values;
  mine: Values;
  onChange: (side: Side) => void;
}

function DisputedField<Values>({
  field,
  side,
  theirs,
  mine,
  onChange,
}: DisputedFieldProps<Values>) {
  const { t } = useTranslation('admin');
  const id = useId();
  const sides = { theirs: t('conflict.theirs'), mine: t('conflict.mine') };
  const said = { theirs: field.textOf(theirs), mine: field.textOf(mine) };
  return (
    <div>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        {field.label}
      </Typography>
      {field.isSound ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {(['theirs', 'mine'] as const).map((whose) => (
            <Box key={whose}>
              <Typography variant="body2" color="textSecondary">
                {sides[whose]}
              </Typography>
              <audio controls preload="metadata" src={said[whose]} aria-label={sides[whose]}>
                <track kind="captions" />
              </audio>
            </Box>
          ))}
        </Box>
      ) : (
        <DifferenceView before={said.theirs} after={said.mine} label={field.label} />
      )}
      <RadioGroup
        row
        aria-labelledby={id}
        value={side}
        onChange={(_event, value) => onChange(value as Side)}
      >
        {(['theirs', 'mine'] as const).map((whose) => (
          <FormControlLabel key={whose} value={whose} control={<Radio />} label={sides[whose]} />
        ))}
      </RadioGroup>
    </div>
  );
}
