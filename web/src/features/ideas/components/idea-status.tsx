import { Ban, CircleCheck, CircleDashed, Hammer, Milestone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IdeaStatus } from '#web/lib/schema.generated.ts';
import { Tag } from '#web/ui/tag.tsx';

const icons = {
  OPEN: CircleDashed,
  PLANNED: Milestone,
  IN_WORK: Hammer,
  DONE: CircleCheck,
  DECLINED: Ban,
} as const;

/** Where an idea stands, by shape and word. */
export function IdeaStatusTag({ status }: { status: IdeaStatus }) {
  const { t } = useTranslation('ideas');
  const Icon = icons[status];
  return (
    <Tag
      size="small"
      tone={status === 'DONE' ? 'success' : 'neutral'}
      icon={<Icon size={14} aria-hidden />}
    >
      {t(`statuses.${status}`)}
    </Tag>
  );
}
