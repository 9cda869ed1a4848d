import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PROJECT_FILE_LIMIT_MB, projectLimits } from '#domain/projects/limits.ts';
import { acceptedAttachments } from '#domain/messaging/attachments.ts';
import { peaksOf } from '#web/features/portfolios/peaks.ts';
import { formatDate } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/numbers.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { AudioPlayer } from '#web/ui/media/audio-player.tsx';
import { attachableFile } from '#web/ui/uploads/attachable-file.ts';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { Part } from '../components/part.tsx';
import { useOpenProject } from '../open-project.ts';
import {
  useDrawProjectFileMutation,
  useProjectFilesSuspenseQuery,
  useRemoveProjectFileMutation,
} from '../project-content.generated.ts';
import type { ProjectFileItemFragment } from '../project-content.generated.ts';
import { useRenewProject } from '../use-renew-project.ts';

/** What members upload for each other: mixes to listen to, images and documents. */
export function FilesPage() {
  const { t } = useTranslation('projects');
  const { id } = useOpenProject();
  const { data } = useProjectFilesSuspenseQuery({ variables: { id }, context: { fresh: false } });
  const files = data.project?.files ?? [];
  return (
    <Part title={t('parts.files')} lead={t('files.lead')}>
      <Uploading count={files.length} />
      {files.length === 0 ? (
        <EmptyState level="h3" title={t('files.empty')} text={t('files.emptyText')} />
      ) : (
        <Stack component="ul" spacing={3} aria-label={t('parts.files')} sx={listStyle}>
          {files.map((file) => (
            <FileItem key={file.id} file={file} />
          ))}
        </Stack>
      )}
    </Part>
  );
}

interface Arrived {
  file: { id: number; kind: string };
}

function Uploading({ count }: { count: number }) {
  const { t } = useTranslation('projects');
  const { id: projectId } = useOpenProject();
  const renew = useRenewProject();
  const [draw] = useDrawProjectFileMutation();
  const path = `/api/projects/${encodeURIComponent(projectId)}/files/`;
  const { uploads, add, dismiss } = useUploads({
    path: ({ name }) => path + encodeURIComponent(name),
    field: 'attachment',
    room: projectLimits.files - count,
    onArrived: (body, file) => void arrive(body as Arrived, file),
  });

  async function arrive({ file: { id, kind } }: Arrived, file: Blob): Promise<void> {
    await renew();
    if (kind !== 'audio') return;
    const peaks = await peaksOf(file);
    if (peaks.length === 0) return;
    // A flat line plays as well.
    await draw({ variables: { input: { id: String(id), peaks } } }).catch(() => undefined);
    await renew();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 4 }}>
      <FileZone
        texts={{
          drop: t('files.drop'),
          choose: t('files.choose'),
          file: t('files.choose'),
          formats: t('files.formats', { limit: PROJECT_FILE_LIMIT_MB }),
        }}
        accept={acceptedAttachments}
        multiple
        button={{ disabled: count + uploads.length >= projectLimits.files }}
        onChosen={(files) => add(files.map(attachableFile))}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
    </Box>
  );
}

function FileItem({ file }: { file: ProjectFileItemFragment }) {
  const { t, i18n } = useTranslation('projects');
  const [remove] = useRemoveProjectFileMutation();
  const { id, title, url, bytes, createdAt, uploadedBy, viewerCanRemove } = file;
  return (
    <Box component="li" sx={fileStyle}>
      <Content file={file} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {t('files.by', {
            name: uploadedBy.name,
            date: formatDate(createdAt, i18n.language),
            size: formatBytes(bytes, i18n.language),
          })}
        </Typography>
        <Link
          href={`${url}?save=1`}
          aria-label={t('files.downloadLabel', { title })}
          sx={downloadStyle}
        >
          <Download size={16} aria-hidden />
          {t('files.download')}
        </Link>
        {viewerCanRemove && (
          <ConfirmedButton
            size="small"
            aria-label={t('files.removeLabel', { title })}
            title={t('files.removeTitle')}
            text={t('files.removeText', { title })}
            confirm={t('remove')}
            done={t('files.removed')}
            work={() => remove({ variables: { input: { id } } })}
          >
            {t('remove')}
          </ConfirmedButton>
        )}
      </Box>
    </Box>
  );
}

function Content({ file }: { file: ProjectFileItemFragment }) {
  const { title, kind, url, durationMs, peaks } = file;
  if (kind === 'AUDIO') {
    return <AudioPlayer title={title} url={url} durationMs={durationMs ?? 0} peaks={peaks} />;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {kind === 'IMAGE' ? (
        <Box component="img" src={url} alt="" loading="lazy" sx={pictureStyle} />
      ) : (
        <FileText size={28} strokeWidth={1.5} aria-hidden />
      )}
      <Typography variant="subtitle2" component="p" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, maxWidth: 760 } as const;

const fileStyle = { pb: 2, borderBottom: 1, borderColor: 'divider' } as const;

const downloadStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1 } as const;

const pictureStyle = {
  width: 96,
  height: 96,
  flex: 'none',
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'divider',
} as const;
