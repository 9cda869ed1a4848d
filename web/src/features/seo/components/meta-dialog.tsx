import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#domain/accounts/avatar.ts';
import { languages } from '#domain/accounts/language.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { pageMetaSchema } from '#domain/seo/seo.schema.ts';
import type { Language } from '#web/lib/schema.generated.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import { useSetPageMetaMutation } from '../seo.generated.ts';
import { PageMetasDocument, usePageMetasQuery } from './page-metas.generated.ts';
import type { SeenPage } from '../seen-page.ts';

interface MetaDialogProps {
  page: SeenPage;
  language: Language;
  onClose: () => void;
  /** Called once search engines are told something else of the page. */
  onSaved: () => void;
}

/** Asks what search engines are told of a page in place of what it says itself. */
export function MetaDialog({ page, language, onClose, onSaved }: MetaDialogProps) {
  const { t } = useTranslation('seo');
  const { data } = usePageMetasQuery({ variables: { language } });
  const [setPageMeta] = useSetPageMetaMutation({
    refetchQueries: [{ query: PageMetasDocument, variables: { language } }],
  });
  const validate = useValidation(pageMetaSchema);
  const meta = data?.pageMetas.find(({ path }) => path === page.path);
  const typed = (values: Values) => ({
    path: page.path,
    language: enumValue(language, languages),
    ...values,
  });
  return (
    <ResponsiveDialog open onClose={onClose} title={t('edit.title', { path: page.path })}>
      {data && (
        <SubmitForm<Values>
          initialValues={{
            title: meta?.title ?? '',
            description: meta?.description ?? '',
            picture: meta?.picture ?? '',
          }}
          validate={(values) => validate(typed(values))}
          failed={t('edit.failed')}
          asksBeforeLeaving
          spacing={2.5}
          onSubmit={async (values) => {
            await setPageMeta({ variables: { input: { ...typed(values), language } } });
            showToast({ tone: 'success', title: t('edit.saved') });
            onSaved();
            onClose();
          }}
        >
          {({ isSubmitting }) => (
            <>
              <FormTextField
                name="title"
                label={t('edit.pageTitle')}
                placeholder={page.title}
                helperText={t('edit.empty')}
                autoFocus
                slotProps={{ inputLabel: { shrink: true } }}
              />
              <FormTextField
                name="description"
                label={t('edit.description')}
                placeholder={page.description}
                multiline
                minRows={3}
                slotProps={{ inputLabel: { shrink: true } }}
              />
              <PictureField />
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t('edit.save')}
              </Button>
            </>
          )}
        </SubmitForm>
      )}
    </ResponsiveDialog>
  );
}

interface Values {
  title: string;
  description: string;
  picture: string;
}

/** The path of a picture, which can be uploaded. */
function PictureField() {
  const { t } = useTranslation('seo');
  const { setFieldValue } = useFormikContext();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, dismiss } = useUploads({
    path: '/api/texts/pictures',
    field: 'picture',
    room: 1,
    onArrived(body) {
      void setFieldValue('picture', (body as { picture: { src: string } }).picture.src);
    },
  });
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <FormTextField
          name="picture"
          label={t('edit.picture')}
          helperText={t('edit.pictureHelp')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Upload size={18} aria-hidden />}
          onClick={() => input.current?.click()}
          sx={{ flexShrink: 0, minHeight: 56 }}
        >
          {t('edit.upload')}
        </Button>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
    </div>
  );
}
