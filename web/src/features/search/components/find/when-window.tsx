import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnchoredWindowProps } from '#web/ui/anchored-window.ts';
import { FilterPopover } from '../filter-popover.tsx';
import type { WhenFieldProps } from './when-field.tsx';
import { WhenPanel } from './when-panel.tsx';

/** The time that somebody looks for, below the field. */
export function WhenWindow({ freeAt, onChange, ...window }: AnchoredWindowProps & WhenFieldProps) {
  const { t } = useTranslation('search');
  const [draft, setDraft] = useState(freeAt);

  function finish(chosen: typeof draft): void {
    window.onClose();
    setDraft(chosen);
    onChange(chosen);
  }

  return (
    <FilterPopover
      {...window}
      title={t('elsewhere.dates')}
      applyLabel={t('find.done')}
      onApply={() => finish(draft)}
      onClear={draft ? () => finish(undefined) : undefined}
    >
      <WhenPanel freeAt={draft} onChange={setDraft} />
    </FilterPopover>
  );
}
