/** A failed call: the server's own words where it answered, a code otherwise. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** The server's code, or `network`, `timeout`, `malformed`. */
  readonly code: string;
  /** Message of each broken field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's name for this request, for support. */
  readonly requestId: string | undefined;
  /** Whether the server was not reached or its answer was lost: the outcome is unknown, and trying again is right. */
  readonly isNetwork: boolean;
  /** Whether it never left this device, which was offline. */
  readonly isUnsent: boolean;
  /** Whether the server may have recorded what was sent. The same submission tells, when it is sent again. */
  readonly isUncertain: boolean;

  constructor(
    message: string,
    detail: {
      status: number;
      code: string;
      fields?: Record<string, string> | undefined;
      requestId?: string | undefined;
      isNetwork?: boolean;
      isUnsent?: boolean;
      /** @default what follows from the others */
      isUncertain?: boolean;
      cause?: unknown;
    },
  ) {
    super(message, { cause: detail.cause });
    this.name = 'ApiError';
    this.status = detail.status;
    this.code = detail.code;
    this.fields = detail.fields ?? {};
    this.requestId = detail.requestId;
    this.isNetwork = detail.isNetwork ?? false;
    this.isUnsent = detail.isUnsent ?? false;
    this.isUncertain = detail.isUncertain ?? (!this.isUnsent && saysNothing(this));
  }

  /** Whether the server may take the same later, although it did not now. */
  get isTemporary(): boolean {
    return saysNothing(this) || this.status === 429;
  }

  /**
   * Whether the server refused it before it looked for its key: nobody is signed in, somebody may not, there were too many. It leaves
   * open if an earlier attempt was recorded.
   */
  get isBeforeKey(): boolean {
    return this.status === 401 || this.status === 403 || this.status === 429;
  }
}

function saysNothing({ isNetwork, status, code }: ApiError): boolean {
  return isNetwork || status >= 500 || status === 408 || code === 'malformed';
}
