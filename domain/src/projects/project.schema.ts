import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { currencyIds } from '#domain/payments/currency.ts';
import { portfolioLimits } from '#domain/portfolios/limits.ts';
import { isLocalDate } from '#domain/time/calendar.ts';
import { projectLimits as limits } from './limits.ts';
import { projectStates } from './project.ts';

const oneOf = <Value extends string>(values: readonly Value[]) =>
  string().oneOf(values, message('fields.choice', { values: values.join(', ') }));

/** What a project is, as its form has it. */
export const projectSchema = object({
  title: oneLine().required(message('projects.titleRequired')).max(limits.title),
  artist: oneLine().max(limits.artist).default(''),
  description: trimmed().max(limits.description).default(''),
  state: oneOf(projectStates).default('planning'),
  /** When it is to be done; empty for nothing agreed. */
  dueOn: string()
    .test('date', message('fields.date'), (text) => !text || isLocalDate(text))
    .default(''),
});
export type ProjectContent = InferType<typeof projectSchema>;

const emailAddress = string().email();

/** Whom to invite: an email address, or the username of somebody with an account. */
export const projectInvitationSchema = object({
  who: trimmed()
    .lowercase()
    .required(message('projects.whoRequired'))
    .max(254)
    .test(
      'email',
      message('accounts.emailInvalid'),
      (who) => !who?.includes('@') || emailAddress.isValidSync(who),
    ),
});

export const projectNoteSchema = object({
  content: trimmed().required(message('projects.noteRequired')).max(limits.note),
});

/** How loud a sound is from its beginning to its end: what its waveform is drawn from. */
export const projectPeaksSchema = object({
  peaks: array(number().integer().min(0).max(100).required())
    .max(portfolioLimits.peaks, message('fields.tooMany', { max: portfolioLimits.peaks }))
    .default([]),
});

const weightRange = message('fields.range', { min: 1, max: limits.weight });

const share = object({
  userId: string().required(message('fields.required')),
  weight: number()
    .required(message('fields.required'))
    .integer(message('fields.integer'))
    .min(1, weightRange)
    .max(limits.weight, weightRange),
});

/** Who bears a cost, and how much of it each. */
export const projectSplitSchema = object({
  shares: array(share)
    .required(message('projects.sharesRequired'))
    .min(1, message('projects.sharesRequired'))
    .max(limits.members, message('fields.tooMany', { max: limits.members })),
});

export type ProjectSplitInput = InferType<typeof projectSplitSchema>;

const amountRequired = message('projects.amountRequired');

/** Something that somebody has paid for a project, and who bears it. */
export const projectExpenseSchema = projectSplitSchema.shape({
  title: oneLine().required(message('projects.expenseTitleRequired')).max(limits.expenseTitle),
  /** In the minor unit of its currency. */
  amountCents: number()
    .required(amountRequired)
    .integer(amountRequired)
    .min(1, amountRequired)
    .max(limits.amountCents, message('projects.amountTooLarge')),
  currency: oneOf(currencyIds).required(message('fields.required')),
  /** Who has paid. */
  payerId: string().required(message('fields.required')),
});
export type ProjectExpenseInput = InferType<typeof projectExpenseSchema>;
