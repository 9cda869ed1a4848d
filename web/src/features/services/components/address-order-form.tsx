import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import { oneOf } from '#domain/services/fidelity.ts';
import { VANITY_LENGTH, vanityName, vanityPlans, vanityPrice } from '#domain/services/vanity.ts';
import type { VanityPlan } from '#domain/services/vanity.ts';
import { vanityOrderSchema } from '#domain/services/vanity.schema.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { useMoney } from '#web/ui/money.tsx';
import { MyStudioAddressesDocument, useOrderVanityUrlMutation } from '../vanity.generated.ts';
import type { OwnVanityUrlFragment } from '../vanity.generated.ts';

interface Values {
  name: string;
  plan: VanityPlan;
}

interface AddressOrderFormProps {
  studioId: string;
  /** What is held already, and may be chosen anew. */
  held: Pick<OwnVanityUrlFragment, 'name' | 'plan'> | null;
}

/** Has an owner choose a name and a plan for a studio: the name is held until it is paid for. */
export function AddressOrderForm({ studioId, held }: AddressOrderFormProps) {
  const { t } = useTranslation('services');
  const [params] = usePageParams();
  const { charge } = useMoney();
  const [order] = useOrderVanityUrlMutation({
    refetchQueries: [MyStudioAddressesDocument],
    awaitRefetchQueries: true,
  });
  const validate = useValidation(vanityOrderSchema as ObjectSchema<Values>);
  return (
    <SubmitForm<Values>
      initialValues={{
        name: held?.name ?? vanityName(params.get('name') ?? ''),
        plan: held
          ? enumValue(held.plan, vanityPlans)
          : (oneOf(vanityPlans, params.get('plan')) ?? 'basic'),
      }}
      validate={validate}
      validateOnBlur={false}
      failed={t('addresses.failed')}
      onSubmit={async ({ name, plan }) => {
        const input = { studioId, name: vanityName(name), plan: enumName(plan) };
        await order({ variables: { input } });
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="name"
            label={t('vanity.name')}
            helperText={t('vanity.rule')}
            slotProps={{
              htmlInput: {
                maxLength: VANITY_LENGTH.max,
                autoCapitalize: 'none',
                spellCheck: false,
              },
            }}
          />
          <FormSelect name="plan" label={t('addresses.plan')}>
            {vanityPlans.map((plan) => {
              const { priceCents, isYearly } = vanityPrice(plan);
              return (
                <option key={plan} value={plan}>
                  {t(isYearly ? 'addresses.planYearly' : 'addresses.planOnce', {
                    plan: t(`vanity.plans.${plan}`),
                    price: charge(priceCents),
                  })}
                </option>
              );
            })}
          </FormSelect>
          <Box>
            <Button type="submit" variant="outlined" color="inherit" disabled={isSubmitting}>
              {t('addresses.order')}
            </Button>
          </Box>
        </>
      )}
    </SubmitForm>
  );
}
