import type { ErrorAnswer } from '@handset/domain';
import { ApiError } from './ApiError.ts';
import type { Submission } from './Submission.ts';

/** Options of `createTransport`. */
export interface TransportOptions {
  /** Base of the API, with a trailing slash; `/` is the page's own origin. */
  getBaseURL: () => string | Promise<string>;
  /** Returns the token for an origin. Undefined when another origin issued it. */
  getToken: (origin: string) => string | null | undefined;
  /** Called when the server no longer knows the token that was sent. */
  onSessionEnd?: ((error: ApiError) => void) | undefined;
  /** Whether answers leave out costs and profits, because a customer looks at the screen. */
  isCostHidden?: (() => boolean) | undefined;
  /** The language that refusals are to come in, such as `ur`. @default the browser's */
  getLanguage?: (() => string) | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds until an answer counts as lost; four times as long for uploads. @default 30000 */
  timeout?: number | undefined;
  /** Milliseconds before the attempt after the `n`th (from 0). @default retryDelay */
  retryDelay?: ((attempt: number) => number) | undefined;
  /** Receives messages that the specification wants logged only. @default console.error */
  log?: ((...data: unknown[]) => void) | undefined;
}

/** A query string's values; absent ones are left out. */
export type Query = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** Sends requests: a plain object as JSON, a form as multipart. */
export interface Transport {
  /** Sends a GET request. The signal cancels it. */
  get<Answer>(path: string, query?: Query, signal?: AbortSignal): Promise<Answer>;
  /** Sends a change. With a submission it is sent again after a lost connection, under the same key. */
  send<Answer>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object | FormData,
    submission?: Submission,
  ): Promise<Answer>;
  /** A private file, such as a picture or an exported list. */
  blob(path: string, query?: Query): Promise<Blob>;
  /** Logs a message that users do not see. */
  log(...data: unknown[]): void;
}

/** Attempts before a network failure is reported. */
const ATTEMPTS = 3;

/** Milliseconds before the next attempt: 1 s, 2 s, 4 s … 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

interface Outgoing {
  method: string;
  path: string;
  query?: Query | undefined;
  body?: object | FormData | undefined;
  submission?: Submission | undefined;
  signal?: AbortSignal | undefined;
}

/** As whom the first attempt of a call was sent. */
interface Sender {
  token?: string | null | undefined;
}

/** The transport over `fetch`: bearer token, JSON, errors, retries of submissions. */
export function createTransport(options: TransportOptions): Transport {
  const { timeout = 30_000 } = options;
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const delayOf = options.retryDelay ?? retryDelay;

  async function once<Answer>(
    out: Outgoing,
    read: (response: Response) => Promise<Answer>,
    sender: Sender = {},
  ): Promise<Answer> {
    const base = options.getBaseURL();
    // Await only a promise: awaiting a plain string would send the request after the page is drawn.
    const url = urlOf(out, typeof base === 'string' ? base : await base);
    const token = options.getToken(url.origin);
    if (!('token' in sender)) sender.token = token;
    // Somebody else has signed in since the first attempt, and it is not theirs.
    if (token !== sender.token) throw lost(new Error('It was sent as another user'), true);
    const isForm = out.body instanceof FormData;
    const headers = new Headers({ Accept: 'application/json' });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (out.body && !isForm) headers.set('Content-Type', 'application/json');
    const language = options.getLanguage?.();
    if (language) headers.set('Accept-Language', language);
    if (options.isCostHidden?.()) headers.set('Handset-Cost', 'hidden');
    if (out.submission) headers.set('Idempotency-Key', out.submission.key);
    const body = out.body instanceof FormData ? out.body : out.body && JSON.stringify(out.body);
    const wasOffline = globalThis.navigator?.onLine === false;
    let response: Response;
    try {
      response = await fetch(url, {
        method: out.method,
        headers,
        signal: AbortSignal.any([
          AbortSignal.timeout(isForm ? timeout * 4 : timeout),
          ...(out.signal ? [out.signal] : []),
        ]),
        ...(body ? { body } : {}),
      });
      if (response.ok) return await read(response);
    } catch (cause) {
      if (out.signal?.aborted) throw abandoned(cause);
      throw cause instanceof ApiError ? cause : lost(cause, wasOffline);
    }
    const error = await refusal(response);
    // A late answer to an old token must not end the session that followed it.
    if (error.status === 401 && token && options.getToken(url.origin) === token)
      options.onSessionEnd?.(error);
    throw error;
  }

  function urlOf({ path, query = {} }: Outgoing, base: string): URL {
    const url = new URL(path.replace(/^\//, ''), new URL(base, globalThis.location?.href));
    for (const [name, value] of Object.entries(query)) {
      const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
      if (text !== '') url.searchParams.set(name, text);
    }
    return url;
  }

  async function submit<Answer>(out: Outgoing): Promise<Answer> {
    const attempts = out.submission ? ATTEMPTS : 1;
    const sender: Sender = {};
    let isUnsent = true;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await once(out, json<Answer>, sender);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!error.isNetwork) throw isUnsent ? error : afterLoss(error);
        isUnsent &&= error.isUnsent;
        if (attempt + 1 >= attempts) throw isUnsent === error.isUnsent ? error : lost(error.cause, isUnsent);
        await new Promise((resolve) => setTimeout(resolve, delayOf(attempt)));
      }
    }
  }

  return {
    get: <Answer>(path: string, query?: Query, signal?: AbortSignal) =>
      once({ method: 'GET', path, query, signal }, json<Answer>),
    send: (method, path, body, submission) => submit({ method, path, body, submission }),
    blob: (path, query) => once({ method: 'GET', path, query }, (response) => response.blob()),
    log: options.log ?? console.error,
  };
}

async function json<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (text === '') return undefined as Answer;
  try {
    return JSON.parse(text) as Answer;
  } catch (cause) {
    throw malformed(response.status, cause);
  }
}

/** The server answered with something that is not the contract's, such as a proxy's page. */
export function malformed(status: number, cause?: unknown): ApiError {
  return new ApiError('The server sent an answer that could not be read', {
    status,
    code: 'malformed',
    cause,
  });
}

/** A refusal after an attempt that may have arrived. */
function afterLoss(error: ApiError): ApiError {
  return error.isBeforeKey ? new ApiError(error.message, { ...error, isUncertain: true }) : error;
}

function abandoned(cause: unknown): ApiError {
  return new ApiError('Nobody waits for the answer any more', { status: 0, code: 'aborted', cause });
}

function lost(cause: unknown, isUnsent: boolean): ApiError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new ApiError(isTimeout ? 'The server took too long to answer' : 'The server could not be reached', {
    status: 0,
    code: isTimeout ? 'timeout' : 'network',
    isNetwork: true,
    isUnsent,
    cause,
  });
}

async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  const isGateway = status >= 502 && status <= 504;
  const answer = await response
    .json()
    .then((body: Partial<ErrorAnswer> | null) => body ?? {})
    .catch((): Partial<ErrorAnswer> => ({}));
  if (typeof answer.message !== 'string') {
    return isGateway
      ? new ApiError('The server could not be reached', { status, code: 'network', isNetwork: true })
      : malformed(status);
  }
  const { message, code = 'unknown', fields, requestId } = answer;
  return new ApiError(message, { status, code, fields, requestId, isNetwork: isGateway });
}
