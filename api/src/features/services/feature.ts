import type { Feature } from '#api/lib/feature.ts';
import { OrderItemPrintResolver } from './canvas.resolver.ts';
import { canvasEndpoints, canvasUploads } from './canvas.rest.ts';
import { canvasSchedules } from './canvas.schedules.ts';
import { hasCanvasTrack } from './canvas-track.service.ts';
import { FidelityEventsResolver } from './fidelity-events.resolver.ts';
import { serviceTopics } from './fidelity.events.ts';
import { fidelityPayable } from './fidelity.payable.ts';
import {
  FidelityCommentResolver,
  FidelityFileResolver,
  FidelityOrderResolver,
} from './fidelity.resolver.ts';
import { fidelityEndpoints, fidelityUploads } from './fidelity.rest.ts';
import { fidelitySchedules } from './fidelity.schedules.ts';
import { serviceRates } from './service.limits.ts';
import { serviceMails } from './service.mails.ts';
import { vanityPayable } from './vanity.payable.ts';
import { StudioAddressResolver, VanityUrlResolver } from './vanity.resolver.ts';
import { vanitySchedules } from './vanity.schedules.ts';

export const services: Feature = {
  name: 'services',
  resolvers: [
    FidelityOrderResolver,
    FidelityFileResolver,
    FidelityCommentResolver,
    FidelityEventsResolver,
    VanityUrlResolver,
    StudioAddressResolver,
    OrderItemPrintResolver,
  ],
  endpoints: [...fidelityEndpoints, ...canvasEndpoints],
  uploads: [...fidelityUploads, ...canvasUploads],
  emails: serviceMails,
  schedules: [...fidelitySchedules, ...vanitySchedules, ...canvasSchedules],
  tracks: [hasCanvasTrack],
  payables: [fidelityPayable, vanityPayable],
  topics: serviceTopics,
  rateLimits: Object.values(serviceRates),
};
