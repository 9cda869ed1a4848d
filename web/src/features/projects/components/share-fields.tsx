import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { splitAmount } from '#domain/projects/split.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { projectLimits } from '#domain/projects/limits.ts';
import { formatAmount } from '#web/lib/money.ts';
import type { ProjectShareInput } from '#web/lib/schema.generated.ts';

/** Somebody who may bear a part of a cost, as it is typed. */
export interface ShareValue {
  userId: string;
  name: string;
  isIn: boolean;
  weight: string;
}

/** Who bears a cost, as it is typed. */
export interface SplitValues {
  split: 'even' | 'shares';
  shares: ShareValue[];
}

interface BornBy {
  weight: number;
  user: { id: string; name: string };
}

/** How a cost is split, as it is typed: among those who take part, and those who bear it already. */
export function splitOf(
  members: readonly { id: string; name: string }[],
  shares: readonly BornBy[] | undefined,
): SplitValues {
  const people = new Map(
    [...members, ...(shares ?? []).map(({ user }) => user)].map((user) => [user.id, user]),
  );
  const weights = new Map((shares ?? []).map(({ user, weight }) => [user.id, weight]));
  const isEven = new Set(weights.values()).size <= 1;
  return {
    split: isEven ? 'even' : 'shares',
    shares: [...people.values()].map(({ id, name }) => ({
      userId: id,
      name,
      isIn: shares === undefined || weights.has(id),
      weight: String(isEven ? 1 : (weights.get(id) ?? 1)),
    })),
  };
}

/** The shares that were typed; of those that are split evenly all weigh the same. */
export function sharesOf({ split, shares }: SplitValues): ProjectShareInput[] {
  return shares
    .filter(({ isIn }) => isIn)
    .map(({ userId, weight }) => ({
      userId,
      weight: split === 'even' ? 1 : Number(weight.trim() || Number.NaN),
    }));
}

interface ShareFieldsProps {
  /** What is split, in the minor unit of its currency; undefined while it is not known. */
  amount: number | undefined;
  currency: CurrencyId;
}

/** Who bears a cost, evenly or by shares, and what that comes to for each, to the cent. */
export function ShareFields({ amount, currency }: ShareFieldsProps) {
  const { t, i18n } = useTranslation('projects');
  const { values, errors, submitCount, setFieldValue } = useFormikContext<SplitValues>();
  const { split, shares } = values;
  const parts = partsOf(amount, values);
  const problem = submitCount > 0 && typeof errors.shares === 'string' ? errors.shares : undefined;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
        {t('split.title')}
      </Typography>
      <RadioGroup
        row
        name="split"
        aria-label={t('split.how')}
        value={split}
        onChange={(_event, value) => void setFieldValue('split', value)}
      >
        <FormControlLabel value="even" control={<Radio />} label={t('split.even')} />
        <FormControlLabel value="shares" control={<Radio />} label={t('split.shares')} />
      </RadioGroup>
      {shares.map(({ userId, name, isIn, weight }, index) => {
        const part = parts.get(userId);
        return (
          <Box key={userId} sx={rowStyle}>
            <FormControlLabel
              label={name}
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              control={
                <Checkbox
                  checked={isIn}
                  onChange={(_event, checked) =>
                    void setFieldValue(`shares[${index}].isIn`, checked)
                  }
                />
              }
            />
            {split === 'shares' && isIn && (
              <TextField
                size="small"
                value={weight}
                onChange={({ target }) =>
                  void setFieldValue(`shares[${index}].weight`, target.value)
                }
                slotProps={{
                  htmlInput: {
                    'aria-label': t('split.weight', { name }),
                    inputMode: 'numeric',
                    maxLength: String(projectLimits.weight).length,
                  },
                }}
                sx={{ width: { xs: 60, sm: 80 }, flex: 'none' }}
              />
            )}
            <Typography sx={partStyle}>
              {part === undefined ? '' : formatAmount(part, currency, i18n.language)}
            </Typography>
          </Box>
        );
      })}
      {problem !== undefined && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}

/** What each has to bear, once all that it takes is typed. */
function partsOf(amount: number | undefined, values: SplitValues): Map<string, number> {
  const shares = sharesOf(values);
  const isKnown = shares.every(({ weight = 0 }) => Number.isInteger(weight) && weight > 0);
  if (amount === undefined || shares.length === 0 || !isKnown) return new Map();
  const parts = splitAmount(
    amount,
    shares.map(({ weight = 1 }, userId) => ({ userId, weight })),
  );
  return new Map(shares.map(({ userId }, index) => [userId, parts[index]!]));
}

const rowStyle = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48 } as const;

const partStyle = {
  minWidth: { xs: 64, sm: 88 },
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
} as const;
