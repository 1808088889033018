import { sqlStateOf } from './PostgresConnections.ts';

/** Explains to the operator in one sentence why Handset cannot work on a PostgreSQL. Other errors are returned unchanged. */
export function explainPostgres(error: unknown): unknown {
  const sentence = sentenceOf(error);
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}

function sentenceOf(error: unknown): string | undefined {
  const sqlState = sqlStateOf(error) ?? '';
  const message = error instanceof Error ? error.message : '';
  if (sqlState.startsWith('28') || message.startsWith('SASL'))
    return `PostgreSQL refuses the user or the password in DATABASE_URL: ${message}.`;
  if (sqlState.startsWith('3D'))
    return `PostgreSQL has no such database: ${message}. Create it, or correct DATABASE_URL.`;
  if (sqlState === '53100')
    return `The disk of PostgreSQL is full: ${message}. Make room on it, and start again.`;
  if (sqlState === '25006')
    return `PostgreSQL takes no changes: ${message}. Point DATABASE_URL to the server that does.`;
  return undefined;
}
