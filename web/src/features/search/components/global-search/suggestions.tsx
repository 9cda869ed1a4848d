import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { optionElementId } from '#web/ui/option-list/option.ts';
import type { Option } from '#web/ui/option-list/option.ts';
import { OptionList } from '#web/ui/option-list/option-list.tsx';
import { useActiveOption } from '#web/ui/option-list/use-active-option.ts';
import { Renewing } from '#web/ui/renewing.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { useSuggestions } from '../../hooks/use-suggestions.ts';
import { useRecentSearches } from '../../recent-searches.ts';
import { floatingStyle } from './floating-style.ts';
import { useSuggestionGroups } from './use-suggestion-groups.tsx';
import { RecentSearches } from './recent-searches.tsx';

/** What the field has to know of the list below it. */
export interface ListState {
  /** Whether anything is. */
  isShown: boolean;
  /** Whether it is a list of options. */
  isListed: boolean;
  /** Id of the active option's element. */
  activeId: string | undefined;
}

export interface SuggestionsHandle {
  /** Moves through the list, or chooses from it; says whether the key was meant for the list. */
  takeKey: (event: KeyboardEvent) => boolean;
}

interface SuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  /** Id of the list's element. */
  id: string;
  /** What stands in the field, trimmed. */
  text: string;
  isOpen: boolean;
  /** Beside the page, over it, or in a sheet of its own. */
  layout: 'floating' | 'inline';
  onListChange: (state: ListState) => void;
  /** Called when it leads to another page. */
  onLeave: () => void;
  /** Gives the focus back to the field. */
  onReturn: () => void;
}

/** What is under the search field: suggestions, or what was searched for lately. */
export function Suggestions({
  ref,
  id,
  text,
  isOpen,
  layout,
  onListChange,
  onLeave,
  onReturn,
}: SuggestionsProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const recent = useRecentSearches();
  const suggestions = useSuggestions(isOpen ? text : '');
  const groups = useSuggestionGroups(text, suggestions.groups);
  const isListed = isOpen && suggestions.isWanted;
  const isShown = isListed || (isOpen && text === '' && recent.length > 0);
  const { active, activate, takeKey } = useActiveOption(
    isListed ? groups.flatMap(({ options }) => options) : [],
    // Every result starts from the top.
    { listId: id, listKey: suggestions.text, startsWithFirst: false, onChoose: choose },
  );
  const recentList = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => ({
    takeKey(event) {
      if (isListed || event.key !== 'ArrowDown') return takeKey(event);
      const first = recentList.current?.querySelector('a');
      first?.focus();
      return first !== null && first !== undefined;
    },
  }));

  const activeId = active && optionElementId(id, active.id);
  // Screen readers are told in the same moment in which the list shows it.
  useLayoutEffect(
    () => onListChange({ isShown, isListed, activeId }),
    [onListChange, isShown, isListed, activeId],
  );

  function follow({ choose: chosen }: Option): void {
    chosen?.();
    onLeave();
  }

  function choose(option: Option): void {
    if (option.to !== undefined) void navigate(option.to);
    follow(option);
  }

  const count = groups.reduce((sum, { options }) => sum + options.length, 0) - 1;
  const corrected = suggestions.groups?.find(({ correctedText }) => correctedText)?.correctedText;
  return (
    <>
      {isShown && !isListed && (
        <RecentSearches
          ref={recentList}
          searches={recent}
          layout={layout}
          onLeave={onLeave}
          onReturn={onReturn}
        />
      )}
      {isListed && (
        <Box sx={layout === 'floating' ? floatingStyle : inlineStyle}>
          {suggestions.hasFailed && (
            <Typography sx={noteStyle}>{t('suggestions.failed')}</Typography>
          )}
          {suggestions.isCurrent && !suggestions.hasFailed && count === 0 && (
            <Typography sx={noteStyle}>{t('suggestions.none', { text })}</Typography>
          )}
          {corrected && (
            <Typography sx={noteStyle}>
              {t('suggestions.corrected', { words: corrected })}
            </Typography>
          )}
          {!suggestions.groups && !suggestions.hasFailed && <SuggestionSkeleton />}
          <Renewing isStale={!suggestions.isCurrent}>
            <OptionList
              id={id}
              label={t('suggestions.label')}
              groups={groups}
              typed={corrected ?? text}
              active={active}
              onReach={activate}
              onFollow={follow}
            />
          </Renewing>
        </Box>
      )}
      <Box component="output" sx={visuallyHidden}>
        {isListed && suggestions.isCurrent && !suggestions.hasFailed
          ? t('suggestions.found', { count })
          : ''}
      </Box>
    </>
  );
}

function SuggestionSkeleton() {
  return (
    <Box aria-hidden sx={{ px: 1.25, py: 0.5 }}>
      {[0, 1, 2].map((row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
          <Skeleton variant="rounded" width={48} height={32} />
          <Skeleton width={`${56 - row * 12}%`} />
        </Box>
      ))}
    </Box>
  );
}

const inlineStyle = { mt: 1.5 } as const;

const noteStyle = { px: 1.25, py: 1, color: 'text.secondary', fontSize: '0.9375rem' } as const;
