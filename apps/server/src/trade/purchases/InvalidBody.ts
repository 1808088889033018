import { fieldRefusals, type Refusal } from '@handset/domain';
import type * as z from 'zod';

/** A request that fails its schema, kept whole for a handler that adds further errors. */
export class InvalidBody {
  readonly input: unknown;
  /** Each field at fault, with the reason. */
  readonly fields: Record<string, Refusal>;

  constructor(input: unknown, fields: Record<string, Refusal>) {
    this.input = input;
    this.fields = fields;
  }
}

/**
 * A schema whose failures reach the handler, so that one answer can name the errors of the request together
 * with those of the stock. `explain` provides better messages than the schema's.
 */
export function orInvalidBody<Schema extends z.ZodType>(
  schema: Schema,
  explain: (input: unknown) => z.ZodError | undefined = () => undefined,
) {
  // The documentation of the API asks for the value without an input.
  const invalid = (failure?: { input: unknown; error: Pick<z.ZodError, 'issues'> }) =>
    failure &&
    new InvalidBody(failure.input, fieldRefusals(explain(failure.input) ?? (failure.error as z.ZodError)));
  return schema.catch(invalid as never) as unknown as z.ZodType<
    z.output<Schema> | InvalidBody,
    z.input<Schema>
  >;
}
