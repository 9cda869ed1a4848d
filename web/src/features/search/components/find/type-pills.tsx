import { useTranslation } from 'react-i18next';
import type { StudioTypeId } from '../../wish.ts';
import { PillOptions } from '../pill-options.tsx';

interface TypePillsProps {
  value: StudioTypeId | '';
  types: readonly StudioTypeId[];
  onChange: (type: StudioTypeId | '') => void;
}

/** What for, as radio buttons. */
export function TypePills({ value, types, onChange }: TypePillsProps) {
  const { t } = useTranslation('search');
  return (
    <PillOptions
      name="type"
      label={t('find.what')}
      value={value}
      options={[
        { value: '' as const, label: t('find.anyType') },
        ...types.map((type) => ({ value: type, label: t(`find.types.${type}`) })),
      ]}
      onChange={onChange}
    />
  );
}
