import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { optionElementId } from './option.ts';
import type { Option } from './option.ts';

export interface ActiveOption {
  /** The option that Enter would choose. */
  active: Option | undefined;
  activate: (option: Option) => void;
  /** Moves or chooses by a key that was pressed in the field; says whether the key was its own. */
  takeKey: (event: KeyboardEvent) => boolean;
}

interface Settings {
  /** The id of the list's element. */
  listId: string;
  /** Changes when the options are new ones, of which none has been reached yet. */
  listKey: string;
  /** Whether the first option is active until another one is reached. */
  startsWithFirst: boolean;
  onChoose: (option: Option) => void;
}

/**
 * Moving through a list of options by keys while the focus stays in the field, after the WAI-ARIA
 * pattern of a combobox: arrows go round, Home and End reach the ends once an option is active, and
 * Enter chooses.
 */
export function useActiveOption(options: readonly Option[], settings: Settings): ActiveOption {
  const { listId, listKey, startsWithFirst, onChoose } = settings;
  const [reached, setReached] = useState({ listKey, id: '' });
  const found = reached.listKey === listKey ? options.findIndex(({ id }) => id === reached.id) : -1;
  const index = found === -1 && startsWithFirst && options.length > 0 ? 0 : found;
  const active = options[index];

  const activeId = active?.id;
  useEffect(() => {
    if (activeId === undefined) return;
    const element = document.getElementById(optionElementId(listId, activeId));
    element?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeId]);

  const activate = ({ id }: Option) => setReached({ listKey, id });

  function takeKey(event: KeyboardEvent): boolean {
    // While a word is being composed, as in Japanese, the keys belong to the composition.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) {
      return false;
    }
    if (event.key === 'Enter' && active) {
      onChoose(active);
      return true;
    }
    const target = options[targetOf(event.key, index, options.length)];
    if (!target) return false;
    activate(target);
    return true;
  }

  return { active, activate, takeKey };
}

/** Where a key leads from an option, or -1 when it leads nowhere. */
function targetOf(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return index === -1 ? -1 : 0;
    case 'End':
      return index === -1 ? -1 : count - 1;
    default:
      return -1;
  }
}
