import { fieldErrors } from '@handset/domain';
import type * as z from 'zod';

/** A request that breaks its schema, kept whole, for a handler that has more to say than what the schema found. */
export class Unread {
  readonly input: unknown;
  /** Each field at fault, with the reason. */
  readonly fields: Record<string, string>;

  constructor(input: unknown, fields: Record<string, string>) {
    this.input = input;
    this.fields = fields;
  }
}

/**
 * A schema whose failures reach the handler: so that one answer can name what is wrong with a request together with what is
 * wrong with the stock. `explain` finds the words where the schema alone could not.
 */
export function orUnread<Schema extends z.ZodType>(
  schema: Schema,
  explain: (input: unknown) => z.ZodError | undefined = () => undefined,
) {
  // The documentation of the API asks for the value without an input.
  const unread = (failure?: { input: unknown; error: Pick<z.ZodError, 'issues'> }) =>
    failure &&
    new Unread(failure.input, fieldErrors(explain(failure.input) ?? (failure.error as z.ZodError)));
  return schema.catch(unread as never) as unknown as z.ZodType<z.output<Schema> | Unread, z.input<Schema>>;
}
