import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import { listingLimits } from '#domain/listings/limits.ts';
import { chosenAmenities } from '#domain/studios/studio-content.ts';
import { houseRules, loadIns, parkingKinds } from '#domain/studios/what-fits.ts';
import type { HouseRule } from '#domain/studios/what-fits.ts';
import { ChoiceSelect } from '#web/ui/choice-select.tsx';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import type { ListingValues } from '../../listing-values.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { TickList } from '../tick-list.tsx';

/** What the studio has and what fits in; of what the owner does not say, nothing is shown. */
export function FactsStep() {
  const { t } = useTranslation(['listings', 'studios']);
  return (
    <Stack spacing={3}>
      <TickList
        name="amenities"
        label={t('facts.amenities')}
        options={chosenAmenities.map((id) => ({ id, label: t(`studios:amenities.${id}`) }))}
      />
      <Box sx={{ maxWidth: 320 }}>
        <FormTextField
          name="groupSize"
          label={t('facts.groupSize')}
          helperText={t('facts.groupSizeHelp')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
      <FormCheckbox name="isStepFree" label={t('facts.stepFree')} />
      <FormSelect name="loadIn" label={t('facts.loadIn')}>
        <option value="">{t('facts.unsaid')}</option>
        {loadIns.map((one) => (
          <option key={one} value={one}>
            {t(`studios:loadIn.${enumName(one)}`)}
          </option>
        ))}
      </FormSelect>
      <FormSelect name="parking" label={t('facts.parking')}>
        {parkingKinds.map((one) => (
          <option key={one} value={one}>
            {t(`studios:parking.${enumName(one)}`)}
          </option>
        ))}
      </FormSelect>
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <Typography variant="subtitle1" component="legend" sx={{ p: 0, mb: 1.5 }}>
          {t('facts.rules')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {houseRules.map((rule) => (
            <RuleField key={rule} rule={rule} />
          ))}
        </Box>
      </Box>
      <FormTextField
        name="houseNotes"
        label={t('facts.notes')}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: listingLimits.houseNotes } }}
      />
    </Stack>
  );
}

function RuleField({ rule }: { rule: HouseRule }) {
  const { t } = useTranslation(['listings', 'studios']);
  const { values, setValues } = useFormikContext<ListingValues>();
  const isAllowed = values.allowedRules.includes(rule);
  const choice = isAllowed ? 'allowed' : values.forbiddenRules.includes(rule) ? 'forbidden' : '';

  function choose(to: string): void {
    const without = (rules: HouseRule[]) => rules.filter((other) => other !== rule);
    const allowedRules = without(values.allowedRules);
    const forbiddenRules = without(values.forbiddenRules);
    if (to === 'allowed') allowedRules.push(rule);
    if (to === 'forbidden') forbiddenRules.push(rule);
    void setValues({ ...values, allowedRules, forbiddenRules });
  }

  return (
    <ChoiceSelect
      label={t(`facts.rule.${rule}`)}
      value={choice}
      onChange={choose}
      all={t('facts.unsaid')}
    >
      <option value="allowed">{t(`studios:rules.allowed.${enumName(rule)}`)}</option>
      <option value="forbidden">{t(`studios:rules.forbidden.${enumName(rule)}`)}</option>
    </ChoiceSelect>
  );
}
