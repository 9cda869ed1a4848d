import { HttpResponse } from 'msw';
import { changed } from '#web/testing/changed.ts';
import { api } from '#web/testing/mock-server.ts';
import {
  AnnounceDocument,
  RemoveNoticeDocument,
  SystemStatusDocument,
  UpdateNoticeDocument,
} from './status.generated.ts';
import type { NoticeItemFragment, SystemStatusQuery } from './status.generated.ts';

type Status = SystemStatusQuery['systemStatus'];
type Part = Status['parts'][number];

const parts = ['WEB', 'API', 'DATABASE', 'SEARCH', 'MAIL', 'LIVE', 'FILES'] as const;

/** A part that is well, and was for the last two days. */
export function part(name: Part['part'], more: Partial<Part> = {}): Part {
  const day = (date: string) => ({
    __typename: 'StatusDay' as const,
    day: date,
    good: 1440,
    bad: 0,
  });
  return {
    __typename: 'PartStatus',
    part: name,
    state: 'UP',
    days: [day('2026-11-30'), day('2026-12-01')],
    ...more,
  };
}

/** Something that was announced. */
export function notice(
  id: string,
  title: string,
  more: Partial<NoticeItemFragment> = {},
): NoticeItemFragment {
  return {
    __typename: 'StatusNotice',
    id,
    kind: 'INCIDENT',
    title,
    parts: ['MAIL'],
    language: 'EN',
    startsAt: null,
    endsAt: null,
    createdAt: '2026-12-01T10:00:00.000Z',
    resolvedAt: null,
    updates: [
      {
        __typename: 'NoticeUpdate',
        id: `${id}1`,
        state: 'INVESTIGATING',
        text: `About ${title}.`,
        createdAt: '2026-12-01T10:00:00.000Z',
      },
    ],
    ...more,
  };
}

interface Given {
  /** Parts that are not as {@link part} has them. */
  parts?: readonly Part[];
  notices?: NoticeItemFragment[];
  hasHistory?: boolean;
}

/** A server whose parts are well but those that are given, and that keeps what is announced. */
export function statusOver({ parts: given = [], notices = [], hasHistory = true }: Given = {}) {
  const update = (state: NoticeItemFragment['updates'][number]['state'], text: string) => ({
    __typename: 'NoticeUpdate' as const,
    id: `${notices.length}${text.length}`,
    state,
    text,
    createdAt: '2026-12-01T12:00:00.000Z',
  });
  return [
    api.query(SystemStatusDocument, () =>
      HttpResponse.json({
        data: {
          systemStatus: {
            __typename: 'SystemStatus',
            firstDay: '2026-09-03',
            lastDay: '2026-12-01',
            hasHistory,
            parts: parts.map((name) => given.find((known) => known.part === name) ?? part(name)),
            notices: [...notices],
          },
        },
      }),
    ),
    api.mutation(AnnounceDocument, ({ variables: { input } }) => {
      const { kind, title, state, text, startsAt = null, endsAt = null } = input;
      const added = notice('9', title, {
        kind,
        parts: [input.parts].flat(),
        startsAt,
        endsAt,
        updates: [update(state, text)],
      });
      notices.unshift(added);
      return changed('announce', { notice: added });
    }),
    api.mutation(UpdateNoticeDocument, ({ variables: { input } }) => {
      const index = notices.findIndex(({ id }) => id === input.id);
      const before = notices[index]!;
      notices[index] = {
        ...before,
        resolvedAt: input.state === 'RESOLVED' ? '2026-12-01T12:00:00.000Z' : null,
        updates: [update(input.state, input.text), ...before.updates],
      };
      return changed('updateNotice', { notice: notices[index] });
    }),
    api.mutation(RemoveNoticeDocument, ({ variables: { id } }) => {
      notices.splice(
        notices.findIndex((known) => known.id === id),
        1,
      );
      return changed('removeNotice', { id });
    }),
  ];
}
