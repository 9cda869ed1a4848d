import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Audience } from '#api/lib/audience.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { Cost } from '#api/lib/query-cost.ts';

export const ApiAudienceEnum = publishEnum<Audience>('ApiAudience', 'Whom something is for.', {
  public: 'Everybody, who all get the same.',
  anyone: 'Everybody, who each get their own.',
  personal: 'Whoever is logged in.',
  staff: 'Administrators.',
});

export type ParameterPlace = 'path' | 'query' | 'header' | 'body';

export const ApiParameterPlaceEnum = publishEnum<ParameterPlace>(
  'ApiParameterPlace',
  'Where a parameter of REST stands.',
  {
    path: 'In the address.',
    query: 'After the question mark of the address.',
    header: 'In a header.',
    body: 'In the JSON of the body.',
  },
);

const simple = { simpleResolvers: true };

@ObjectType({ ...simple, description: 'A value with a name: a field of JSON.' })
export class ApiField {
  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is always there.' })
  isRequired!: boolean;

  @Field(() => String, { description: 'What its values are, in words of JSON Schema.' })
  type!: string;

  @Field(() => String, { description: 'What it means; empty where its name says it.' })
  description!: string;
}

@ObjectType({ ...simple, description: 'Something that an endpoint of REST takes.' })
export class ApiParameter extends ApiField {
  @Field(() => ApiParameterPlaceEnum, { description: 'Where it stands.' })
  place!: ParameterPlace;
}

@ObjectType({ ...simple, description: 'A response of an endpoint that is no failure.' })
export class ApiResponse {
  @Field(() => Int, { description: 'Its status of HTTP.' })
  status!: number;

  @Field(() => String, { description: 'What it means.' })
  description!: string;

  @Field(() => String, { description: 'The content type of its body; empty without one.' })
  contentType!: string;

  @Field(() => String, { description: 'What its body is, by the names of `objects`; or empty.' })
  type!: string;
}

@ObjectType({ ...simple, description: 'An endpoint of REST.' })
export class ApiEndpoint {
  @Field(() => ID, { description: 'Its `operationId` in the OpenAPI document.' })
  id!: string;

  @Field(() => String, { description: 'The method of HTTP: `GET`.' })
  method!: string;

  @Field(() => String, { description: 'Its path, with parameters in braces.' })
  path!: string;

  @Field(() => String, { description: 'What it does.' })
  summary!: string;

  @Field(() => ApiAudienceEnum, { description: 'Whom it is for.' })
  audience!: Audience;

  @Field(() => [ApiParameter], { description: 'What it takes.' })
  @Cost({ items: 4 })
  parameters!: ApiParameter[];

  @Field(() => [String], { description: 'The content types that its body may have.' })
  @Cost({ items: 1 })
  bodyTypes!: string[];

  @Field(() => [ApiResponse], { description: 'Its responses that are no failures.' })
  @Cost({ items: 2 })
  responses!: ApiResponse[];

  @Field(() => [Int], { description: 'The statuses that it can fail with.' })
  @Cost({ items: 8 })
  failures!: number[];
}

@ObjectType({ ...simple, description: 'An object that responses of REST consist of.' })
export class ApiObject {
  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => [ApiField], { description: 'What it has.' })
  @Cost({ items: 12 })
  fields!: ApiField[];
}

@ObjectType({ ...simple, description: 'What a status of a failure means.' })
export class ApiFailure {
  @Field(() => Int, { description: 'The status of HTTP.' })
  status!: number;

  @Field(() => [String], { description: 'The codes that come with it.' })
  @Cost({ items: 2 })
  codes!: string[];

  @Field(() => String, { description: 'What has happened.' })
  description!: string;
}

@ObjectType({ ...simple, description: 'Something to follow on the plain socket, `/ws`.' })
export class ApiTopic {
  @Field(() => ID, { description: 'The `type` of its messages: `STUDIO_CALENDAR_UPDATE`.' })
  messageType!: string;

  @Field(() => ApiAudienceEnum, { description: 'Who may follow it.' })
  audience!: Audience;

  @Field(() => [String], { description: 'What its messages name, beside `version`.' })
  @Cost({ items: 2 })
  params!: string[];

  @Field(() => Boolean, { description: 'Whether it has no versions: what was missed is gone.' })
  isPassing!: boolean;
}

@ObjectType({ ...simple, description: 'A subscription of GraphQL.' })
export class ApiSubscription {
  @Field(() => ID, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'How the schema declares it.' })
  declaration!: string;

  @Field(() => String, { description: 'When it tells something.' })
  description!: string;
}

@ObjectType({ ...simple, description: 'What can be called and followed besides GraphQL.' })
export class ApiReference {
  @Field(() => [ApiEndpoint], { description: 'Every endpoint of REST, by path.' })
  @Cost({ items: 100 })
  endpoints!: ApiEndpoint[];

  @Field(() => [ApiObject], { description: 'What their responses consist of.' })
  @Cost({ items: 20 })
  objects!: ApiObject[];

  @Field(() => [ApiFailure], { description: 'Every status of a failure.' })
  @Cost({ items: 12 })
  failures!: ApiFailure[];

  @Field(() => [ApiTopic], { description: 'What the plain socket tells.' })
  @Cost({ items: 10 })
  topics!: ApiTopic[];

  @Field(() => [ApiSubscription], { description: 'What GraphQL tells.' })
  subscriptions!: ApiSubscription[];
}
