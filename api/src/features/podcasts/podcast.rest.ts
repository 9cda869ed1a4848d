import { chaptersOf } from '#domain/podcasts/episode.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { amount, listOf, shape, text, whole } from '#api/lib/shapes.ts';
import { addEpisodeSound, admitEpisodeSound, episodeSoundKind } from './podcast-sound.service.ts';
import { requireEpisode } from './podcast.service.ts';

/** Chapters in the format of the podcast namespace, version 1.2. */
const chapters = shape({
  version: text,
  chapters: listOf(shape({ startTime: amount.meta({ meaning: 'Seconds.' }), title: text })),
});

/** `GET /api/podcast-episodes/{id}/chapters`: feeds lead podcast programs there. */
export const podcastEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/podcast-episodes/:id/chapters',
    audience: 'public',
    summary: 'The chapters of a podcast episode, as podcast programs read them',
    responses: { 200: json(chapters) },
    failures: ['NOT_FOUND'],
    async handle(context, { params: { id = '' } }) {
      const { parts } = await requireEpisode(context, id);
      return {
        body: {
          version: '1.2.0',
          chapters: chaptersOf(parts).map(({ startMs, title }) => ({
            startTime: startMs / 1000,
            title,
          })),
        },
      };
    },
  },
];

/** `PUT /api/podcast-sounds`: the sound of an episode as the body. */
export const podcastUploads: readonly UploadEndpoint[] = [
  {
    path: '/podcast-sounds',
    kind: episodeSoundKind,
    summary: 'Send a sound for an episode of a podcast; for administrators',
    responses: { 200: json(shape({ track: shape({ url: text, durationMs: whole }) })) },
    admit: admitEpisodeSound,
    async handle(context, _params, file) {
      return { body: { track: await addEpisodeSound(context, file) } };
    },
  },
];
