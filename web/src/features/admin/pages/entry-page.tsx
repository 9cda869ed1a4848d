import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { DEFAULT_LANGUAGE, languageNames, languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { EntryKind } from '#domain/company/entry.ts';
import { entrySchema } from '#domain/company/entry.schema.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import { editPath } from '#web/features/texts/text-address.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { EntryField } from '../components/entry-field.tsx';
import { EntryNotFound } from '../components/entry-not-found.tsx';
import { useAdminEntrySuspenseQuery, useSaveEntryMutation } from '../entries.generated.ts';
import type { AdminEntryFragment } from '../entries.generated.ts';
import { entryInput, entryKindOf, entryValues, partsOf } from '../entry-values.ts';
import type { EntryValues } from '../entry-values.ts';

/** Changes an entry, or adds one: `/admin/entries/partner/new`. */
export function EntryPage() {
  const { t } = useTranslation('admin');
  const { kind: name, id = '' } = useParams();
  const kind = entryKindOf(name);
  if (!kind) return <EntryNotFound />;
  return (
    <>
      <Link component={RouterLink} to={`/admin/entries/${kind}`} color="text.secondary">
        {t(`entries.kinds.${enumName(kind)}`)}
      </Link>
      <ErrorBoundary resetKeys={[id]} title={t('entries.error')}>
        <Suspense key={id} fallback={<TextSkeleton />}>
          {id === 'new' ? <EntryForm kind={kind} /> : <KnownEntry kind={kind} id={id} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function KnownEntry({ kind, id }: { kind: EntryKind; id: string }) {
  const { data } = useAdminEntrySuspenseQuery({ variables: { id }, context: { fresh: false } });
  if (data.entry?.kind !== enumName(kind)) return <EntryNotFound />;
  return <EntryForm kind={kind} entry={data.entry} />;
}

function EntryForm({ kind, entry }: { kind: EntryKind; entry?: AdminEntryFragment }) {
  const { t } = useTranslation('admin');
  const [save] = useSaveEntryMutation();
  const navigate = useNavigate();
  const schema = useMemo(() => entrySchema(kind) as unknown as ObjectSchema<EntryValues>, [kind]);
  const validate = useValidation(schema);
  const title = entry
    ? entry.title
    : t('entries.newOf', { kind: t(`entries.kinds.${enumName(kind)}`) });
  return (
    <>
      <PageHead title={title} description={t('entries.description')} noIndex />
      <Typography variant="h2" component="h1" sx={{ mt: 1, mb: 3 }}>
        {title}
      </Typography>
      {entry && kind === 'wave' && (
        <Button
          component={RouterLink}
          to={textPath(entryValues(kind, entry))}
          color="inherit"
          variant="outlined"
          sx={{ mb: 3 }}
        >
          {t('entries.write')}
        </Button>
      )}
      <SubmitForm
        initialValues={entryValues(kind, entry)}
        validate={validate}
        failed={t('entries.failed')}
        asksBeforeLeaving
        onSubmit={async (values, form) => {
          await save({ variables: { input: entryInput(kind, entry?.id ?? null, values) } });
          showToast({ tone: 'success', title: t('entries.saved') });
          if (!entry && kind === 'wave') return navigate(textPath(values));
          // Saved is not changed: whoever leaves now loses nothing. After a new one comes the next.
          form.resetForm({ values: entry ? values : entryValues(kind) });
        }}
      >
        {({ isSubmitting }) => (
          <>
            {partsOf(kind, 'facts').map((part) => (
              <EntryField key={part.name} path={`facts.${part.name}`} part={part} />
            ))}
            {partsOf(kind, 'texts').length > 0 && <AllTexts kind={kind} />}
            <FormCheckbox name="isPublished" label={t('entries.isPublished')} />
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              sx={{ alignSelf: 'start' }}
            >
              {t(isSubmitting ? 'entries.saving' : 'entries.save')}
            </Button>
          </>
        )}
      </SubmitForm>
    </>
  );
}

/** Where that is written which is said of a wave. */
function textPath({ facts }: EntryValues): string {
  return editPath({ kind: 'WAVE', slug: facts.slug ?? '', language: enumName(DEFAULT_LANGUAGE) });
}

/** What it says, in each language. */
function AllTexts({ kind }: { kind: EntryKind }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Typography variant="h3" component="h2">
        {languageNames[DEFAULT_LANGUAGE]}
      </Typography>
      <Texts kind={kind} language={DEFAULT_LANGUAGE} />
      <Typography color="textSecondary">{t('entries.otherLanguages')}</Typography>
      {languages
        .filter((language) => language !== DEFAULT_LANGUAGE)
        .map((language) => (
          <Disclosure key={language} level="h2" lang={language} title={languageNames[language]}>
            <Texts kind={kind} language={language} />
          </Disclosure>
        ))}
    </>
  );
}

function Texts({ kind, language }: { kind: EntryKind; language: Language }) {
  return partsOf(kind, 'texts').map((part) => (
    <EntryField
      key={part.name}
      path={`texts.${language}.${part.name}`}
      part={part}
      language={language}
    />
  ));
}
