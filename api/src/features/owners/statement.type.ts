import { Field, ObjectType } from 'type-graphql';
import { LocalDateScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description:
    'What an owner has earned and was sent in a month, between two balances. Only ever shown to them.',
  simpleResolvers: true,
})
export class PayoutStatement {
  @Field(() => LocalDateScalar, { description: 'The first day of the month, in UTC.' })
  month!: string;

  @Field(() => String, { description: 'Where it is as a table.' })
  csvUrl!: string;

  @Field(() => String, { description: 'Where it is as a PDF file.' })
  pdfUrl!: string;
}
