import { useTranslation } from 'react-i18next';
import { attempting } from '#web/ui/toast/attempting.ts';
import { useRenewProject } from './use-renew-project.ts';

/** Tries what is pressed in a project, and asks for the project again. */
export function useAttempt() {
  const { t } = useTranslation('projects');
  return attempting(useRenewProject(), t('failed'));
}
