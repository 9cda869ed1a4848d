import { Field, ID, InputType, Int } from 'type-graphql';
import { CURRENCY, MINOR_UNIT } from './project-cost.type.ts';

@InputType({ description: 'What somebody bears of a cost.' })
export class ProjectShareInput {
  @Field(() => ID, { description: 'Who.' })
  userId!: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'How much of it, from 1 to 1,000: the same for all where it is split evenly.',
  })
  weight!: number;
}

@InputType({ description: 'Which booking to attach to which project.' })
export class AttachBookingInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string;

  @Field(() => ID, { description: 'A booking of the logged-in user.' })
  bookingId!: string;
}

@InputType()
abstract class ExpenseInput {
  @Field(() => String, { description: 'What it was for.' })
  title!: string;

  @Field(() => Int, { description: MINOR_UNIT })
  amountCents!: number;

  @Field(() => ID, { defaultValue: 'usd', description: CURRENCY })
  currency!: string;

  @Field(() => ID, { description: 'Who has paid.' })
  payerId!: string;

  @Field(() => [ProjectShareInput], { description: 'Who bears it.' })
  shares!: ProjectShareInput[];
}

@InputType({ description: 'What somebody has paid for a project.' })
export class AddProjectExpenseInput extends ExpenseInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string;
}

@InputType({ description: 'What an expense is to be.' })
export class ChangeProjectExpenseInput extends ExpenseInput {
  @Field(() => ID, { description: 'The expense.' })
  id!: string;
}

@InputType({ description: 'Who is to bear a cost.' })
export class SplitProjectCostInput {
  @Field(() => ID, { description: 'The session or expense.' })
  id!: string;

  @Field(() => [ProjectShareInput], { description: 'Who bears it.' })
  shares!: ProjectShareInput[];
}

@InputType({ description: 'Which expense to remove, or which session to detach.' })
export class RemoveProjectCostInput {
  @Field(() => ID, { description: 'The session or expense.' })
  id!: string;
}

@InputType({ description: 'Which transfer was paid.' })
export class SettleProjectTransferInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string;

  @Field(() => ID, { description: 'Who has paid.' })
  fromId!: string;

  @Field(() => ID, { description: 'Who was paid.' })
  toId!: string;

  @Field(() => Int, { description: MINOR_UNIT })
  amountCents!: number;

  @Field(() => ID, { description: CURRENCY })
  currency!: string;
}

@InputType({ description: 'Which transfer was not paid after all.' })
export class UndoProjectSettlementInput {
  @Field(() => ID, { description: 'The transfer.' })
  id!: string;
}
