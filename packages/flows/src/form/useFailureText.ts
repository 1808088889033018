import { useWords } from '@handset/ui';
import { commonMessages } from './commonMessages.ts';

/** Error messages of browsers for a request without an answer, in English: Chromium, Firefox, Safari. */
const noAnswer =
  /^(failed to fetch|networkerror when|network ?error$|load failed|the (internet|network) connection|could not connect to the server)/i;

/** Errors that the browser makes, in words for developers: `x is not a function`, `Unexpected token '<'`. */
const browsersOwn = new Set(['TypeError', 'SyntaxError', 'ReferenceError', 'RangeError', 'AbortError']);

/**
 * Turns a thrown error, or the `error` of a list, into text for the user. The host's own words are kept; a
 * browser's network error becomes a sentence in the reader's language. Undefined when the error has nothing
 * to tell the user.
 */
export function useFailureText(): (cause: unknown) => string | undefined {
  const messages = useWords(commonMessages);
  return (cause) => {
    const text = cause instanceof Error ? cause.message : cause;
    if (typeof text !== 'string') return undefined;
    if (noAnswer.test(text) || isLost(cause)) return messages.noAnswer;
    return (cause instanceof Error && browsersOwn.has(cause.name)) || text === '' ? undefined : text;
  };
}

/** A request that timed out, and what `@handset/api-client` throws when the connection is lost. */
function isLost(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === 'TimeoutError' || ('isNetwork' in cause && cause.isNetwork === true);
}
