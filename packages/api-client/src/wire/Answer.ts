/** The type that an answer schema of the domain describes. */
export type Answer<Schema extends { _output: unknown }> = Schema['_output'];
