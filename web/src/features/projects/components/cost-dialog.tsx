import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormikErrors } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { currencies, currencyIds } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { projectLimits as limits } from '#domain/projects/limits.ts';
import { projectExpenseSchema, projectSplitSchema } from '#domain/projects/project.schema.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { currencyOf, readAmount, typedAmount } from '../amount.ts';
import { useOpenProject } from '../open-project.ts';
import {
  useAddProjectExpenseMutation,
  useChangeProjectExpenseMutation,
  useSplitProjectCostMutation,
} from '../project-costs.generated.ts';
import type { ProjectCostItemFragment } from '../project-costs.generated.ts';
import { useRenewProject } from '../use-renew-project.ts';
import { ShareFields, sharesOf, splitOf } from './share-fields.tsx';
import type { SplitValues } from './share-fields.tsx';

interface ExpenseValues extends SplitValues {
  title: string;
  amount: string;
  currency: CurrencyId;
  payerId: string;
}

interface ExpenseDialogProps {
  /** What is changed; undefined for a new one. */
  cost?: ProjectCostItemFragment | undefined;
  onClose: () => void;
}

/** Asks what somebody has paid, and who bears it. */
export function ExpenseDialog({ cost, onClose }: ExpenseDialogProps) {
  const { t } = useTranslation('projects');
  const { id: projectId } = useOpenProject();
  const members = useMembers();
  const reader = useSession();
  const [add] = useAddProjectExpenseMutation();
  const [change] = useChangeProjectExpenseMutation();
  const check = useValidation(projectExpenseSchema as ObjectSchema<ExpenseInput>);
  const title = t(cost ? 'expense.change' : 'expense.add');
  const currency = currencyOf(cost?.currency ?? 'usd');
  const initialValues: ExpenseValues = {
    title: cost?.title ?? '',
    amount: cost ? typedAmount(cost.amountCents, currency) : '',
    currency,
    payerId: cost?.payer.id ?? reader?.id ?? '',
    ...splitOf(members, cost?.shares),
  };
  const payers = cost && members.every(({ id }) => id !== cost.payer.id) ? [cost.payer] : [];
  return (
    <CostDialog<ExpenseValues>
      title={title}
      onClose={onClose}
      initialValues={initialValues}
      validate={(values) => {
        const { amountCents, shares, ...errors } = check(inputOf(values));
        return { ...errors, ...(amountCents && { amount: amountCents }), ...wrongShares(shares) };
      }}
      onSubmit={async (values) => {
        const input = inputOf(values);
        await (cost
          ? change({ variables: { input: { id: cost.id, ...input } } })
          : add({ variables: { input: { projectId, ...input } } }));
        showToast({ tone: 'success', title: t('expense.saved') });
      }}
    >
      {(values) => (
        <>
          <FormTextField
            name="title"
            label={t('expense.title')}
            slotProps={{ htmlInput: { maxLength: limits.expenseTitle } }}
          />
          <Box sx={pairStyle}>
            <FormTextField
              name="amount"
              label={t('expense.amount')}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
            />
            <FormSelect name="currency" label={t('expense.currency')}>
              {currencyIds.map((id) => (
                <option key={id} value={id}>
                  {currencies[id].code}
                </option>
              ))}
            </FormSelect>
          </Box>
          <FormSelect name="payerId" label={t('expense.payer')}>
            {[...members, ...payers].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FormSelect>
          <ShareFields
            amount={readAmount(values.amount, values.currency)}
            currency={values.currency}
          />
        </>
      )}
    </CostDialog>
  );
}

/** Asks who bears a session, whose price is what it is. */
export function SplitDialog({
  cost,
  onClose,
}: Required<ExpenseDialogProps> & { cost: ProjectCostItemFragment }) {
  const { t } = useTranslation('projects');
  const members = useMembers();
  const [split] = useSplitProjectCostMutation();
  const check = useValidation(projectSplitSchema as ObjectSchema<Pick<ExpenseInput, 'shares'>>);
  return (
    <CostDialog<SplitValues>
      title={t('split.title')}
      onClose={onClose}
      initialValues={splitOf(members, cost.shares)}
      validate={(values) => wrongShares(check({ shares: sharesOf(values) }).shares)}
      onSubmit={async (values) => {
        await split({ variables: { input: { id: cost.id, shares: sharesOf(values) } } });
        showToast({ tone: 'success', title: t('expense.saved') });
      }}
    >
      {() => <ShareFields amount={cost.amountCents} currency={currencyOf(cost.currency)} />}
    </CostDialog>
  );
}

interface CostDialogProps<Values extends SplitValues> {
  title: string;
  onClose: () => void;
  initialValues: Values;
  validate: (values: Values) => FormikErrors<Values>;
  onSubmit: (values: Values) => Promise<void>;
  children: (values: Values) => ReactNode;
}

function CostDialog<Values extends SplitValues>(props: CostDialogProps<Values>) {
  const { title, onClose, initialValues, validate, onSubmit, children } = props;
  const { t } = useTranslation('projects');
  const renew = useRenewProject();
  return (
    <ResponsiveDialog open onClose={onClose} title={title} maxWidth="sm">
      <SubmitForm<Values>
        initialValues={initialValues}
        validate={validate}
        failed={t('failed')}
        onSubmit={async (values) => {
          await onSubmit(values);
          await renew();
          onClose();
        }}
      >
        {({ values }) => (
          <>
            {children(values)}
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <Button type="submit" variant="contained">
                {t('form.save')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </ResponsiveDialog>
  );
}

/** An expense as it is sent. */
interface ExpenseInput {
  title: string;
  amountCents: number;
  currency: CurrencyId;
  payerId: string;
  shares: ReturnType<typeof sharesOf>;
}

function inputOf({ title, amount, currency, payerId, ...split }: ExpenseValues): ExpenseInput {
  // What is no amount is as little as nothing.
  const amountCents = readAmount(amount, currency) ?? 0;
  return { title, amountCents, currency, payerId, shares: sharesOf(split) };
}

/** What is wrong with shares, as one error of them all. */
function wrongShares(errors: unknown): { shares?: string } {
  const text = Array.isArray(errors) ? firstText(errors) : errors;
  return typeof text === 'string' ? { shares: text } : {};
}

function firstText(errors: readonly unknown[]): unknown {
  const wrong = errors.find((error) => error !== undefined);
  return typeof wrong === 'object' && wrong !== null ? Object.values(wrong)[0] : wrong;
}

/** Those who take part, as people to choose from. */
function useMembers() {
  return useOpenProject().members.map(({ user }) => user);
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
} as const;
