import { string } from 'yup';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { newestFirst } from '#domain/reviews/review-query.ts';
import { reviewSchema } from '#domain/reviews/review.schema.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { PAGE_LIMIT } from '#api/lib/pagination.ts';
import { json, pageOf, pageQuery } from '#api/lib/rest-description.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { nextPageLink, pageOfQuery } from '#api/lib/rest.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { flag, idNumber, instant, listOf, named, shape, text, whole } from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { addReviewPicture, admitReviewPicture } from './review-picture.service.ts';
import { reviewPictureKind } from './review-picture.ts';
import { reviewAnswerLoader, reviewPicturesLoader } from './review.loaders.ts';
import { addReview, authorOf, reviewsOf } from './review.service.ts';

const aspectRating = whole.min(1).max(5).nullable();
const picture = shape({ id: idNumber, url: text, width: whole, height: whole });

/** A review with the field names of spec §3, and what it says of single aspects. */
const reviewShape = named(
  'Review',
  shape({
    id: idNumber,
    studioId: idNumber,
    name: text,
    rating: whole.min(1).max(5),
    title: text,
    content: text,
    date: instant,
    verified: flag,
    avatarUrl: text.nullable(),
    aspects: shape({
      sound: aspectRating,
      gear: aspectRating,
      room: aspectRating,
      host: aspectRating,
      value: aspectRating,
    }),
    pictures: listOf(picture),
    answer: shape({ content: text, date: instant }).nullable(),
    /** Until when only its author sees it; null once everybody does. */
    hiddenUntil: instant.nullable(),
  }),
);

/** `PUT /api/studios/{id}/review-pictures`: a JPEG, PNG or WebP photograph as the body. */
export const reviewUploads: readonly UploadEndpoint[] = [
  {
    path: '/studios/:id/review-pictures',
    kind: reviewPictureKind,
    summary: 'Send a photograph for a review',
    responses: { 200: json(shape({ picture })) },
    failures: ['CONFLICT'],
    admit: (context, { id = '' }) => admitReviewPicture(context, id),
    async handle(context, { id = '' }, file) {
      return { body: { picture: await addReviewPicture(context, id, file) } };
    },
  },
];

/** `/api/studios/{id}/reviews` with the fields of spec §3. */
export const reviewEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/studios/:id/reviews',
    audience: 'public',
    summary: 'The reviews of a studio, newest first',
    query: pageQuery(PAGE_LIMIT),
    responses: { 200: pageOf(reviewShape) },
    handle: listReviews,
  },
  {
    method: 'post',
    path: '/studios/:id/reviews',
    audience: 'personal',
    summary: 'Review a studio',
    // Whoever gives no name signs with that of their account, which is the only one they can give.
    body: reviewSchema.omit(['name']).shape({ name: string() }),
    responses: { 201: json(reviewShape) },
    failures: ['CONFLICT'],
    handle: createReview,
  },
];

async function listReviews(context: Context, request: RestRequest): Promise<Result> {
  const id = requireId(request.params.id, 'studios.notFound');
  const [studio] = await findStudios(context.reads, [id]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  const { nodes, pageInfo } = await reviewsOf(
    context,
    studio,
    { filter: {}, sort: newestFirst },
    pageOfQuery(request.query, PAGE_LIMIT),
  );
  return {
    body: await Promise.all(nodes.map((review) => reviewBody(context, review))),
    headers: nextPageLink(request, pageInfo, studio.reviewCount),
  };
}

async function createReview(context: Context, { params, body }: RestRequest): Promise<Result> {
  const review = await addReview(context, requireId(params.id, 'studios.notFound'), body);
  return { status: 201, body: await reviewBody(context, review) };
}

async function reviewBody(
  context: Context,
  review: ReviewRow,
): Promise<Shaped<typeof reviewShape>> {
  const { id, studioId, rating, title, content, verified, createdAt, hiddenUntil } = review;
  const { sound, gear, room, host, value } = review;
  const { name, avatarUrl } = await authorOf(context, review);
  const answer = await reviewAnswerLoader(context).load(id);
  const pictures = await reviewPicturesLoader(context).load(id);
  return {
    id,
    studioId,
    name,
    rating,
    title,
    content,
    verified,
    avatarUrl,
    date: timeOf(createdAt),
    aspects: { sound, gear, room, host, value },
    pictures: pictures.map(({ id: pictureId, url, width, height }) => ({
      id: pictureId,
      url,
      width,
      height,
    })),
    answer: answer ? { content: answer.content, date: timeOf(answer.createdAt) } : null,
    hiddenUntil: hiddenUntil === null ? null : timeOf(hiddenUntil),
  };
}

function timeOf(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
