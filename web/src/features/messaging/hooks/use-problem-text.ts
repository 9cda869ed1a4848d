import { useTranslation } from 'react-i18next';
import { ATTACHMENT_LIMIT_MB } from '#domain/messaging/attachments.ts';
import type { AttachmentProblem } from '../attachments.ts';

/** Words for why a file is not attached. */
export function useProblemText(): (problem: AttachmentProblem) => string {
  const { t } = useTranslation('messaging');
  return (problem) =>
    typeof problem === 'string'
      ? t(`attach.problems.${problem}`, { limit: ATTACHMENT_LIMIT_MB })
      : problem.said;
}
