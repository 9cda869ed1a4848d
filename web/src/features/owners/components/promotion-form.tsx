import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { object, string } from 'yup';
import { enumName } from '#domain/enums/enum-name.ts';
import { message } from '#domain/messages/message.ts';
import { promotionPlans } from '#domain/promotions/promotion.ts';
import type { PromotionKind } from '#domain/promotions/promotion.ts';
import { goToPay } from '#web/features/payments/go-to-pay.ts';
import { ChoiceGroup } from '#web/features/services/components/choice-group.tsx';
import { formatDate } from '#web/lib/dates.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useMoney } from '#web/ui/money.tsx';
import { useOrderPromotionMutation } from '../promotions.generated.ts';
import type { PromotableStudiosQuery } from '../promotions.generated.ts';

interface PromotionFormProps {
  kind: PromotionKind;
  /** Those that it can be bought for, at least one. */
  studios: PromotableStudiosQuery['promotableStudios'];
}

interface PromotionValues {
  /** Empty for none. */
  studioId: string;
  /** As the choice among the plans has it. */
  days: string;
}

const schema: ObjectSchema<PromotionValues> = object({
  studioId: string().required(message('owners.studioRequired')),
  days: string().required(message('fields.required')),
});

/** Has an owner choose a studio and a plan, which is then to be paid for. */
export function PromotionForm({ kind, studios }: PromotionFormProps) {
  const { t, i18n } = useTranslation('owners');
  const [order] = useOrderPromotionMutation();
  const { charge } = useMoney();
  const validate = useValidation(schema);
  const plans = promotionPlans.filter((plan) => plan.kind === kind);
  const only = studios.length === 1 ? studios[0]!.studio.id : '';
  return (
    <SubmitForm<PromotionValues>
      initialValues={{ studioId: only, days: String(plans[0]!.days) }}
      validate={validate}
      failed={t('promote.failed')}
      onSubmit={async ({ studioId, days }) => {
        const input = { studioId, kind: enumName(kind), days: Number(days) };
        const { data } = await order({ variables: { input } });
        const id = data?.orderPromotion?.promotion.id;
        if (id) goToPay(`/checkout/promotion/${id}`);
      }}
    >
      {({ isSubmitting, values, setFieldValue }) => {
        const chosen = studios.find(({ studio }) => studio.id === values.studioId);
        return (
          <>
            <FormSelect name="studioId" label={t('ask.studio')}>
              <option value="">{t('ask.choose')}</option>
              {studios.map(({ studio: { id, name } }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </FormSelect>
            <ChoiceGroup
              label={t('promote.plan')}
              choices={plans.map(({ days, priceCents }) => ({
                id: String(days),
                title: t('promote.days', { count: days }),
                detail: charge(priceCents),
              }))}
              chosen={values.days}
              onChoose={(days) => void setFieldValue('days', days)}
            />
            <Typography color="textSecondary">{t(`promote.${kind}.where`)}</Typography>
            {chosen && (
              <Typography component="output">
                {t('promote.begins', { date: formatDate(chosen.startsAt, i18n.language) })}
              </Typography>
            )}
            <Box>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t('promote.continue')}
              </Button>
            </Box>
          </>
        );
      }}
    </SubmitForm>
  );
}
