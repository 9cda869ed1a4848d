import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { enumName } from '#domain/enums/enum-name.ts';
import { fidelityPrice } from '#domain/services/fidelity.ts';
import { fidelityLimits } from '#domain/services/fidelity-order.ts';
import { fidelityOrderSchema } from '#domain/services/fidelity.schema.ts';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { IncludedList } from '../components/included-list.tsx';
import { PriceTag } from '../components/price-tag.tsx';
import { choiceOf, choiceQuery } from '../fidelity-choice.ts';
import { useOrderFidelityMutation } from '../fidelity.generated.ts';
import { useFidelityWords } from '../hooks/use-fidelity-words.ts';

/** Says what is ordered and what it costs, and asks what the music needs. */
export function FidelityOrderPage() {
  const { t } = useTranslation('services');
  return (
    <RequireLogin>
      <PageHead title={t('order.title')} description={t('order.lead')} noIndex />
      <Box sx={pageStyle}>
        <div>
          <Typography variant="h2" component="h1">
            {t('order.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {t('order.lead')}
          </Typography>
          <OrderForm />
        </div>
        <Summary />
      </Box>
    </RequireLogin>
  );
}

interface Values {
  brief: string;
  references: string;
}

const words = fidelityOrderSchema.pick(['brief', 'references']) as ObjectSchema<Values>;
const DRAFT_FIELDS = ['brief', 'references'] as const;

function OrderForm() {
  const { t } = useTranslation('services');
  const navigate = useNavigate();
  const [params] = usePageParams();
  const [order] = useOrderFidelityMutation();
  const validate = useValidation(words);
  // One attempt, however often it is sent.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return (
    <SubmitForm<Values>
      initialValues={{ brief: '', references: '' }}
      validate={validate}
      failed={t('order.failed')}
      draft={{ form: 'fidelity order', fields: DRAFT_FIELDS }}
      onFailure={() => setKey(crypto.randomUUID())}
      onSubmit={async (values) => {
        const { service, scale, quality } = choiceOf(params);
        const choice = {
          service: enumName(service),
          scale: enumName(scale),
          quality: enumName(quality),
        };
        const { data } = await order({
          variables: { input: { ...values, ...choice, idempotencyKey } },
        });
        const id = data?.orderFidelity?.order.id;
        if (id) await navigate(`/fidelity/orders/${id}`);
      }}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="brief"
            label={t('order.brief')}
            helperText={t('order.briefHelp')}
            multiline
            minRows={5}
            slotProps={{ htmlInput: { maxLength: fidelityLimits.brief } }}
          />
          <FormTextField
            name="references"
            label={t('order.references')}
            helperText={t('order.referencesHelp')}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: fidelityLimits.references } }}
          />
          <Box>
            <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
              {t('order.submit')}
            </Button>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {t('order.next')}
            </Typography>
          </Box>
        </>
      )}
    </SubmitForm>
  );
}

function Summary() {
  const { t } = useTranslation('services');
  const id = useId();
  const [params] = usePageParams();
  const choice = choiceOf(params);
  const { nameOf, tracksOf, included } = useFidelityWords();
  return (
    <Box component="section" aria-labelledby={id} sx={summaryStyle}>
      <Typography id={id} component="h2" variant="subtitle1">
        {nameOf(choice)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {tracksOf(choice.scale)}
      </Typography>
      <PriceTag {...fidelityPrice(choice)} size="large" />
      <Box sx={{ my: 2.5 }}>
        <IncludedList lines={included(choice.quality)} />
      </Box>
      <Link component={RouterLink} to={`/fidelity?${choiceQuery(choice)}`} color="text.primary">
        {t('order.change')}
      </Link>
    </Box>
  );
}

const pageStyle = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 360px)' },
  py: { xs: 3, md: 6 },
} as const;

const summaryStyle = {
  p: { xs: 2.5, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;
