import type * as domain from '@handset/domain';
import type { AnswerShape } from './money.ts';

/** Which fields of one of the domain's answers are amounts of money. */
export type ShapeOfAnswer<Name extends keyof typeof domain> = (typeof domain)[Name] extends {
  _output: infer Answer;
}
  ? AnswerShape<Answer>
  : never;
