import type { Random } from '#demo/lib/random.ts';
import type { Facts } from '../writing/line.ts';
import type { Writer } from '../writing/writer.ts';
import { practiceQuestions } from './practice.ts';
import { termsQuestions } from './terms.ts';

export interface DemoFaq {
  question: string;
  answer: string;
}

/** Two to five questions with answers that are true of the studio. */
export function answerQuestions(facts: Facts, writer: Writer, random: Random): DemoFaq[] {
  const taken = new Set<string>();
  return random.pick(orders).flatMap((pool) => {
    const said = writer.say(pool, facts, random, taken);
    const [question, answer] = said?.split(' || ') ?? [];
    return question && answer ? [{ question, answer: sentence(answer) }] : [];
  });
}

const orders = [
  [termsQuestions, practiceQuestions],
  [practiceQuestions, termsQuestions, termsQuestions],
  [termsQuestions, practiceQuestions, practiceQuestions],
  [termsQuestions, practiceQuestions, termsQuestions, practiceQuestions],
  [practiceQuestions, practiceQuestions, termsQuestions, termsQuestions, termsQuestions],
];

function sentence(answer: string): string {
  return answer.charAt(0).toUpperCase() + answer.slice(1);
}
