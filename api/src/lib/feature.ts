import type { Jobs } from './jobs/job.ts';
import type { Schedule } from './jobs/schedule.ts';
import type { Topic } from './live/topic.ts';
import type { MailKinds } from './mail/mail-kind.ts';
import type { OneClickEndpoint } from './mail/one-click.ts';
import type { NewsListener, Payable } from './payments/payable.ts';
import type { PreviewSource } from './previews/preview.ts';
import type { HasBought } from './has-bought.ts';
import type { HasTrack } from './has-track.ts';
import type { NewsFeed } from './news-feed.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RestEndpoint } from './rest.ts';
import type { SearchSource } from './search-source.ts';
import type { NewAccountHandler } from './new-account.ts';
import type { SitemapEntries } from './sitemap.ts';
import type { UploadEndpoint } from './files/upload-routes.ts';

/** A class of type-graphql's resolvers. */
export type ResolverClass = new () => object;

/** What a feature plugs into the server, besides its name. Each kind of thing is a list. */
export interface Parts {
  resolvers: readonly ResolverClass[];
  endpoints: readonly RestEndpoint[];
  uploads: readonly UploadEndpoint[];
  /** Where mail programs unsubscribe their readers. */
  oneClickEndpoints: readonly OneClickEndpoint[];
  /** Every kind of email that it writes. */
  emails: MailKinds;
  /** What it has done beside serving, because something happened. */
  jobs: Jobs;
  /** What it has done again and again. */
  schedules: readonly Schedule[];
  /** What it adds to the search of the site. */
  searchSources: readonly SearchSource[];
  /** Pictures of its pages for where their addresses are shared. */
  previews: readonly PreviewSource[];
  /** Its public addresses. */
  sitemapEntries: readonly SitemapEntries[];
  /** What news readers follow of it. */
  newsFeeds: readonly NewsFeed[];
  rateLimits: readonly RateLimit[];
  /** What it does about people who make an account. */
  newAccounts: readonly NewAccountHandler[];
  /** What it knows of who has bought which product. */
  purchases: readonly HasBought[];
  /** What it knows of tracks that prints can be made from. */
  tracks: readonly HasTrack[];
  /** What can be paid for. */
  payables: readonly Payable[];
  /** Who looks after news of the payment provider that is about no payment. */
  newsListeners: readonly NewsListener[];
  /** What people can follow while they look at it. */
  topics: readonly Topic[];
}

/** A feature, as its `feature.ts` declares it. */
export interface Feature extends Partial<Parts> {
  /** As in `features.json`. */
  name: string;
}

/** What several features plug in together, each list in their order. */
export function joinFeatures(features: readonly Feature[]): Parts {
  const all = <Kind extends keyof Parts>(kind: Kind) =>
    features.flatMap((feature) => [...(feature[kind] ?? [])]) as unknown as Parts[Kind];
  return {
    resolvers: all('resolvers'),
    endpoints: all('endpoints'),
    uploads: all('uploads'),
    oneClickEndpoints: all('oneClickEndpoints'),
    emails: all('emails'),
    jobs: all('jobs'),
    schedules: all('schedules'),
    searchSources: all('searchSources'),
    previews: all('previews'),
    sitemapEntries: all('sitemapEntries'),
    newsFeeds: all('newsFeeds'),
    rateLimits: all('rateLimits'),
    newAccounts: all('newAccounts'),
    purchases: all('purchases'),
    tracks: all('tracks'),
    payables: all('payables'),
    newsListeners: all('newsListeners'),
    topics: all('topics'),
  };
}
