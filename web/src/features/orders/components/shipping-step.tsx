import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { loginPath } from '#web/lib/return-path.ts';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import type { CheckoutQuotes } from '../hooks/use-checkout-quotes.ts';
import { CHECKOUT_PATH } from '../order-paths.ts';
import {
  CHECKOUT_DRAFT,
  initialShipping,
  keptShipping,
  shippingSchema,
} from '../shipping-values.ts';
import type { ShippingValues } from '../shipping-values.ts';
import { AddressFields } from './address-fields.tsx';
import { ShippingMethods } from './shipping-methods.tsx';

interface ShippingStepProps {
  /** Whether anything is sent at all. */
  isShipped: boolean;
  quotes: CheckoutQuotes['quotes'];
  /** Told what prices depend on, as it is typed. */
  onTerms: (terms: Pick<ShippingValues, 'country' | 'shippingMethod'>) => void;
  onDone: (shipping: ShippingValues) => void;
}

/** Who orders, where it is sent and billed, and how. */
export function ShippingStep({ isShipped, quotes, onTerms, onDone }: ShippingStepProps) {
  const { t } = useTranslation('orders');
  const account = useSession();
  // What was typed is not taken back by what is known later.
  const [initialValues] = useState(() => initialShipping(account));
  const validate = useValidation(shippingSchema);
  return (
    <SubmitForm
      initialValues={initialValues}
      validate={validate}
      draft={{ form: CHECKOUT_DRAFT, fields: keptShipping }}
      failed={t('checkout.failed')}
      onSubmit={(values) => {
        onDone(values);
        // It is sent with the payment: until then it is kept.
        return Promise.resolve('unsent' as const);
      }}
    >
      {({ values }) => (
        <>
          <TermsWatch onTerms={onTerms} />
          {!account && (
            <Typography color="textSecondary">
              {t('checkout.guest')}{' '}
              <Link component={RouterLink} to={loginPath(CHECKOUT_PATH)}>
                {t('checkout.logIn')}
              </Link>
            </Typography>
          )}
          <FormTextField
            name="email"
            type="email"
            label={t('fields.email')}
            autoComplete="email"
            helperText={t('fields.emailHelp')}
          />
          <FormTextField name="name" label={t('fields.name')} autoComplete="shipping name" />
          <AddressFields of="shipping" />
          <FormCheckbox name="sameAsBilling" label={t('fields.sameAsBilling')} />
          {!values.sameAsBilling && (
            <>
              <Typography variant="h4" component="h3">
                {t('checkout.billing')}
              </Typography>
              <AddressFields of="billing" />
            </>
          )}
          {isShipped && <ShippingMethods quotes={quotes} country={values.country} />}
          <Button type="submit" variant="contained" size="large">
            {t('checkout.next')}
          </Button>
        </>
      )}
    </SubmitForm>
  );
}

function TermsWatch({ onTerms }: Pick<ShippingStepProps, 'onTerms'>) {
  const { values } = useFormikContext<ShippingValues>();
  const { country, shippingMethod } = values;
  const tell = useEffectEvent(onTerms);
  useEffect(() => tell({ country, shippingMethod }), [country, shippingMethod]);
  return null;
}
