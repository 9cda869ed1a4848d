import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import type { Document } from '#domain/documents/document.ts';
import { blogCategories, helpCategories } from '#domain/texts/category.ts';
import { postHeadSchema, textHeadSchema } from '#domain/texts/text.schema.ts';
import { textLimits } from '#domain/texts/text.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { FormSelect } from '#web/ui/form/form-select.tsx';
import { FormTagsField } from '#web/ui/form/form-tags-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { wordsOf } from '../differences.ts';
import { usePublishSiteTextMutation, useSaveSiteTextMutation } from '../texts.generated.ts';
import type { EditedTextFragment, SiteTextContentFragment } from '../texts.generated.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DifferenceView } from './difference-view.tsx';
import { LanguageLinks } from './language-links.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { TextStanding } from './text-standing.tsx';

interface TextEditingProps {
  text: EditedTextFragment;
  /** Asks for the text anew. @returns it, as it is saved now */
  renew: () => Promise<EditedTextFragment>;
  /** Told when readers have something else of it. */
  onPublished?: (() => void) | undefined;
}

/** What the form holds of a text. */
interface Values {
  title: string;
  lead: string;
  description: string;
  category: string;
  tags: string[];
  position: number;
  body: Document;
}

const DRAFT_FIELDS = ['title', 'lead', 'description', 'category', 'tags', 'body'] as const;

const categories = {
  POST: blogCategories,
  ARTICLE: helpCategories,
  FAQ: helpCategories,
  PAGE: [],
  WAVE: [],
};

/** Everything that a text says, and what becomes of it. */
export function TextEditing({ text, renew, onPublished }: TextEditingProps) {
  const { t } = useTranslation('texts');
  const { kind, slug, language } = text;
  const [latest] = text.revisions;
  /** What the form began with, and how often it began anew. */
  const [start, setStart] = useState<{ content: SiteTextContentFragment; round: number }>({
    content: latest!,
    round: 0,
  });
  /** The number of what is edited: what was saved last, as far as this editor knows. */
  const base = useRef(latest!.number);
  const isToBePublished = useRef(false);
  const [conflict, setConflict] = useState<{ theirs: EditedTextFragment; mine: Values }>();
  /** Why what was written could not be kept after a conflict. */
  const [unkept, setUnkept] = useState<string>();
  const [save] = useSaveSiteTextMutation();
  const [publish] = usePublishSiteTextMutation();
  const validate = useValidation<Values>(
    (kind === 'POST' ? postHeadSchema : textHeadSchema) as unknown as ObjectSchema<Values>,
  );

  /** Saves what the form holds, on top of what was saved last. */
  async function saveAll(values: Values): Promise<EditedTextFragment> {
    const input = { kind, slug, language, base: base.current, ...values };
    const { data } = await save({ variables: { input } });
    const saved = data!.saveSiteText!.text;
    base.current = saved.latestNumber;
    return saved;
  }

  async function finish({ id, latestNumber }: EditedTextFragment): Promise<void> {
    if (isToBePublished.current) {
      await publish({ variables: { input: { id: id!, number: latestNumber } } });
      onPublished?.();
    }
    showToast({
      tone: 'success',
      title: t('edit.contentSaved'),
      description: t(isToBePublished.current ? 'edit.published' : 'edit.saved'),
    });
  }

  /** The toast of spec §8; why it failed stands in the form (ruling 33). */
  function sayFailed(): void {
    showToast({ tone: 'error', title: t('edit.error'), description: t('edit.contentFailed') });
  }

  /** Has the form begin anew with other content. */
  function beginWith(content: SiteTextContentFragment): void {
    setStart(({ round }) => ({ content, round: round + 1 }));
  }

  /** Saves mine over theirs, and theirs over that again where they are to stay: both are in the history. */
  async function keep(whose: 'mine' | 'theirs'): Promise<void> {
    const { theirs, mine } = conflict!;
    setConflict(undefined);
    base.current = theirs.latestNumber;
    try {
      const saved = await saveAll(mine);
      if (whose === 'mine') await finish(saved);
      else {
        const [content] = theirs.revisions;
        await saveAll(valuesOf(content!));
        beginWith(content!);
        showToast({ tone: 'success', title: t('conflict.kept') });
      }
    } catch (error) {
      sayFailed();
      setUnkept(failureOf(error).message);
    }
  }

  return (
    <>
      {text.shipped && <LanguageLinks text={text} />}
      <TextStanding text={text} onRestore={beginWith} onPublished={onPublished} />
      <SubmitForm<Values>
        key={start.round}
        initialValues={valuesOf(start.content)}
        validate={validate}
        failed={t('edit.contentFailed')}
        onFailure={sayFailed}
        spacing={3}
        draft={{ form: `text ${kind} ${slug} ${language}`, fields: DRAFT_FIELDS }}
        onSubmit={async (values, form) => {
          setUnkept(undefined);
          try {
            const saved = await saveAll(values);
            await finish(saved);
            // Saved is not changed: whoever leaves now loses nothing.
            form.resetForm({ values });
            return undefined;
          } catch (error) {
            const failure = failureOf(error);
            if (failure.code !== 'CONFLICT') return failure;
            setConflict({ theirs: await renew(), mine: values });
            return 'unsent';
          }
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField name="title" label={t('edit.title')} />
            <FormTextField name="lead" label={t('edit.lead')} multiline />
            <RichTextField name="body" label={t('edit.body')} />
            <FormTextField
              name="description"
              label={t('edit.description')}
              helperText={t('edit.descriptionHelp')}
              multiline
            />
            {categories[kind].length > 0 && (
              <FormSelect name="category" label={t('edit.category')}>
                <option value="">{t('edit.noCategory')}</option>
                {categories[kind].map((category) => (
                  <option key={category} value={category}>
                    {t(`categories.${category}`)}
                  </option>
                ))}
              </FormSelect>
            )}
            {kind === 'POST' && (
              <FormTagsField
                name="tags"
                label={t('edit.tags')}
                helperText={t('edit.tagsHelp')}
                max={textLimits.tags}
              />
            )}
            <FormAlert message={unkept} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <Button
                type="submit"
                variant="contained"
                disabled={isSubmitting}
                onClick={() => (isToBePublished.current = true)}
              >
                {t('edit.publish')}
              </Button>
              <Button
                type="submit"
                variant="outlined"
                color="inherit"
                disabled={isSubmitting}
                onClick={() => (isToBePublished.current = false)}
              >
                {t('edit.saveDraft')}
              </Button>
              <Typography variant="body2" color="textSecondary">
                {t('edit.draftHelp')}
              </Typography>
            </Box>
          </>
        )}
      </SubmitForm>
      {conflict && (
        <ConflictDialog
          title={t('conflict.title')}
          text={t('conflict.text', {
            who: conflict.theirs.revisions[0]!.editor?.name ?? t('history.somebody'),
          })}
          onClose={() => setConflict(undefined)}
          actions={
            <>
              <Button variant="contained" onClick={() => void keep('mine')}>
                {t('conflict.mine')}
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => void keep('theirs')}>
                {t('conflict.theirs')}
              </Button>
            </>
          }
        >
          <DifferenceView
            before={wordsOf(conflict.theirs.revisions[0]!)}
            after={wordsOf(conflict.mine)}
          />
        </ConflictDialog>
      )}
    </>
  );
}

function valuesOf(content: SiteTextContentFragment): Values {
  const { title, lead, description, category, tags, position, body } = content;
  return { title, lead, description, category, tags: [...tags], position, body };
}
