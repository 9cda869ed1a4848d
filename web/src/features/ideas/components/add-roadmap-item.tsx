import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumName } from '#domain/enums/enum-name.ts';
import type { RoadmapItemInput } from '#domain/ideas/idea.schema.ts';
import { roadmapStatuses } from '#domain/ideas/idea.ts';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useLateValidation } from '#web/ui/form/late-validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAddRoadmapItemMutation } from '../ideas.generated.ts';
import { useForgetIdeas } from '../use-forget-ideas.ts';
import { IdeaTextField, IdeaTitleField } from './idea-fields.tsx';

const empty: RoadmapItemInput = { title: '', text: '', status: 'planned' };

const loadSchema = async () => (await import('#domain/ideas/idea.schema.ts')).roadmapItemSchema;

/** Puts something on the roadmap, for administrators. */
export function AddRoadmapItem() {
  const { t } = useTranslation('ideas');
  const [isOpen, setIsOpen] = useState(false);
  const [add] = useAddRoadmapItemMutation();
  const forget = useForgetIdeas();
  const validate = useLateValidation(loadSchema);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Plus size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('roadmap.add')}
      </Button>
      <ResponsiveDialog open={isOpen} onClose={close} title={t('roadmap.add')} maxWidth="sm">
        <SubmitForm
          initialValues={empty}
          validate={validate}
          failed={t('form.failed')}
          onSubmit={async ({ status, ...values }) => {
            await add({ variables: { input: { ...values, status: enumName(status) } } });
            forget();
            showToast({ tone: 'success', title: t('roadmap.added') });
            close();
          }}
        >
          {({ isSubmitting }) => (
            <>
              <IdeaTitleField />
              <IdeaTextField />
              <FormSelect name="status" label={t('staff.status')}>
                {roadmapStatuses.map((status) => (
                  <option key={status} value={status}>
                    {t(`statuses.${enumName(status)}`)}
                  </option>
                ))}
              </FormSelect>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t('roadmap.add')}
              </Button>
            </>
          )}
        </SubmitForm>
      </ResponsiveDialog>
    </>
  );
}
