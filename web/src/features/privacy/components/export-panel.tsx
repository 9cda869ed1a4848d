import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '#domain/messages/wait.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { useMessages } from '#web/ui/messages.ts';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** As much of an error as matters here: its words are English (ADR 0010). */
interface ExportError {
  code?: string;
  /** Seconds. */
  retryAfter?: number;
}

const FILE_NAME = 'roomtone-account.json';

/** Gives somebody everything that is kept about them. */
export function ExportPanel() {
  const { t, i18n } = useTranslation('privacy');
  const words = useMessages();
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function download(): Promise<void> {
    setFailure(undefined);
    setIsWorking(true);
    try {
      const response = await fetch('/api/account/export');
      if (!response.ok) {
        const { code, retryAfter = 0 } = (await response.json()) as ExportError;
        const wait = formatWait(retryAfter, i18n.language);
        setFailure(
          code === 'RATE_LIMITED'
            ? words({ key: 'accounts.tooManyLogins', values: { wait } })
            : t('export.failed'),
        );
        return;
      }
      saveFile(await response.blob());
      showToast({ tone: 'success', title: t('export.done') });
    } catch {
      setFailure(t('export.failed'));
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <SettingsPanel title={t('export.title')} lead={t('export.lead')}>
      <FormAlert message={failure} />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Download size={18} aria-hidden />}
        disabled={isWorking}
        onClick={() => void download()}
        sx={{ mt: failure ? 2 : 0 }}
      >
        {t(isWorking ? 'export.working' : 'export.download')}
      </Button>
    </SettingsPanel>
  );
}

function saveFile(content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}
