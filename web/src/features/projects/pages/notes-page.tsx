import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectLimits } from '#domain/projects/limits.ts';
import { projectNoteSchema } from '#domain/projects/project.schema.ts';
import { formatAgo } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { ShowMore } from '#web/ui/show-more.tsx';
import { UserAvatar } from '#web/ui/user-avatar.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { Part } from '../components/part.tsx';
import { useOpenProject } from '../open-project.ts';
import {
  useAddProjectNoteMutation,
  useEditProjectNoteMutation,
  useProjectNotesSuspenseQuery,
  useRemoveProjectNoteMutation,
} from '../project-content.generated.ts';
import type { ProjectNoteItemFragment } from '../project-content.generated.ts';
import { useRenewProject } from '../use-renew-project.ts';

const PAGE_SIZE = 20;

/** What members write for each other. */
export function NotesPage() {
  const { t } = useTranslation('projects');
  const { id: projectId } = useOpenProject();
  const renew = useRenewProject();
  const [add] = useAddProjectNoteMutation();
  return (
    <Part title={t('parts.notes')} lead={t('notes.lead')}>
      <NoteForm
        name={t('notes.new')}
        content=""
        submit={t('notes.add')}
        onSubmit={async (content) => {
          await add({ variables: { input: { projectId, content } } });
          await renew();
        }}
      />
      <Notes />
    </Part>
  );
}

interface NoteFormProps {
  /** What the field is called. */
  name: string;
  content: string;
  /** The button that sends it. */
  submit: string;
  onSubmit: (content: string) => Promise<void>;
  onCancel?: () => void;
}

function NoteForm({ name, content, submit, onSubmit, onCancel }: NoteFormProps) {
  const { t } = useTranslation('projects');
  const validate = useValidation(projectNoteSchema);
  return (
    <SubmitForm<{ content: string }>
      initialValues={{ content }}
      validate={validate}
      validateOnBlur={false}
      failed={t('failed')}
      asksBeforeLeaving
      spacing={1.5}
      onSubmit={async (values, { resetForm }) => {
        await onSubmit(values.content);
        resetForm();
      }}
    >
      <FormTextField
        name="content"
        label={name}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: projectLimits.note } }}
      />
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button type="submit" variant="contained">
          {submit}
        </Button>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {t('keep')}
          </Button>
        )}
      </Box>
    </SubmitForm>
  );
}

function Notes() {
  const { t } = useTranslation('projects');
  const { id } = useOpenProject();
  const { data, fetchMore } = useProjectNotesSuspenseQuery({
    variables: { id, first: PAGE_SIZE },
    context: { fresh: false },
  });
  if (!data.project) return null;
  const { nodes, pageInfo } = data.project.notes;
  return (
    <Box sx={{ mt: 4 }}>
      {nodes.length === 0 ? (
        <EmptyState level="h3" title={t('notes.empty')} text={t('notes.emptyText')} />
      ) : (
        <Stack component="ul" spacing={3} aria-label={t('parts.notes')} sx={listStyle}>
          {nodes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </Stack>
      )}
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </Box>
  );
}

function Note({ note }: { note: ProjectNoteItemFragment }) {
  const { t, i18n } = useTranslation('projects');
  const now = useNow();
  const renew = useRenewProject();
  const [edit] = useEditProjectNoteMutation();
  const [remove] = useRemoveProjectNoteMutation();
  const [isEditing, setIsEditing] = useState(false);
  const { id, author, content, createdAt, editedAt, viewerCanEdit, viewerCanRemove } = note;
  return (
    <Box component="li" sx={noteStyle}>
      <UserAvatar name={author.name} url={author.avatarUrl} width={36} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {author.name}{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            <time dateTime={createdAt}>{formatAgo(createdAt, now, i18n.language)}</time>
            {editedAt !== null && ` · ${t('notes.edited')}`}
          </Typography>
        </Typography>
        {isEditing ? (
          <Box sx={{ mt: 1.5 }}>
            <NoteForm
              name={t('notes.edit')}
              content={content}
              submit={t('form.save')}
              onCancel={() => setIsEditing(false)}
              onSubmit={async (next) => {
                await edit({ variables: { input: { id, content: next } } });
                await renew();
                setIsEditing(false);
              }}
            />
          </Box>
        ) : (
          <Typography sx={wordsStyle}>{content}</Typography>
        )}
        {!isEditing && viewerCanRemove && (
          <Box sx={{ display: 'flex', gap: 0.5, ml: -1 }}>
            {viewerCanEdit && (
              <Button size="small" color="inherit" onClick={() => setIsEditing(true)}>
                {t('notes.edit')}
              </Button>
            )}
            <ConfirmedButton
              size="small"
              title={t('notes.removeTitle')}
              text={t('notes.removeText')}
              confirm={t('remove')}
              done={t('notes.removed')}
              work={() => remove({ variables: { input: { id } } })}
            >
              {t('remove')}
            </ConfirmedButton>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

const noteStyle = {
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: 1.5,
} as const;

const wordsStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
