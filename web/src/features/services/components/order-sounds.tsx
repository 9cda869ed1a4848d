import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fidelityLimits } from '#domain/services/fidelity-order.ts';
import { peaksOf } from '#web/features/portfolios/peaks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { Section } from '#web/ui/section.tsx';
import { soundFile, soundFileTypes } from '#web/ui/uploads/sound-file.ts';
import { UploadRows } from '#web/ui/uploads/upload-rows.tsx';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import {
  useDrawFidelityFileMutation,
  useFidelityOrderSuspenseQuery,
} from '../fidelity.generated.ts';
import type { FidelityWorkspaceFragment } from '../fidelity.generated.ts';
import { OrderSound } from './version-player.tsx';

/** What was made of an order, what it was made of, and where either is sent. */
export function OrderSounds({ order }: { order: FidelityWorkspaceFragment }) {
  const { t } = useTranslation('services');
  const { files, viewerCanSend } = order;
  const versions = files.filter(({ kind }) => kind === 'MIX');
  const stems = files.filter(({ kind }) => kind === 'STEM');
  return (
    <>
      <Section title={t('orders.versions')}>
        {viewerCanSend === 'MIX' && <Uploading order={order} folder="mixes" />}
        {versions.length === 0 ? (
          <EmptyState level="h3" title={t('orders.noVersions')} text={t('orders.noVersionsText')} />
        ) : (
          <Sounds sounds={versions} />
        )}
      </Section>
      <Section title={t('orders.stems')}>
        {viewerCanSend === 'STEM' && <Uploading order={order} folder="files" />}
        {stems.length === 0 ? (
          <Typography color="textSecondary">
            {t(order.paidAt ? 'orders.noStems' : 'orders.stemsLater')}
          </Typography>
        ) : (
          <Sounds sounds={stems} />
        )}
      </Section>
    </>
  );
}

function Sounds({ sounds }: { sounds: FidelityWorkspaceFragment['files'] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {sounds.map((sound) => (
        <li key={sound.id}>
          <OrderSound sound={sound} />
        </li>
      ))}
    </Box>
  );
}

interface Arrived {
  file: { id: number };
}

interface UploadingProps {
  order: FidelityWorkspaceFragment;
  folder: 'files' | 'mixes';
}

function Uploading({ order: { id, files }, folder }: UploadingProps) {
  const { t } = useTranslation('services');
  const { refetch } = useFidelityOrderSuspenseQuery({ variables: { id } });
  const [draw] = useDrawFidelityFileMutation();
  const path = `/api/fidelity/orders/${encodeURIComponent(id)}/${folder}/`;
  const { uploads, add, dismiss } = useUploads({
    path: ({ name }) => path + encodeURIComponent(name),
    field: 'track',
    room: fidelityLimits.files - files.length,
    onArrived: (body, file) => void arrive(body as Arrived, file),
  });

  async function arrive({ file }: Arrived, sent: Blob): Promise<void> {
    await refetch();
    const peaks = await peaksOf(sent);
    if (peaks.length === 0) return;
    // A flat line plays as well.
    await draw({ variables: { input: { id: String(file.id), peaks } } }).catch(() => undefined);
    await refetch();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <FileZone
        texts={{
          drop: t('orders.drop'),
          choose: t('orders.choose'),
          file: t('orders.choose'),
          formats: t('orders.formats', { limit: fidelityLimits.fileMegabytes }),
        }}
        accept={soundFileTypes}
        multiple
        onChosen={(chosen) => add(chosen.map(soundFile))}
      />
      <UploadRows uploads={uploads} dismiss={dismiss} />
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;
