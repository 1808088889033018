import { type Refusal, type RefusalArguments, refusal, refusalMessage } from '@handset/domain';

/** An error that staff may read. Anything else that is thrown answers 500 without detail. */
export class HttpError extends Error {
  readonly status: number;
  /** Sent as `code`, such as `conflict`. */
  readonly kind: string;
  readonly refusal: Refusal;
  readonly headers: Record<string, string>;
  /** Each invalid field of the request with the reason. */
  fields: Readonly<Record<string, Refusal>> | undefined;

  constructor(status: number, kind: string, why: Refusal, headers: Record<string, string> = {}) {
    super(refusalMessage(why, 'en'));
    this.status = status;
    this.kind = kind;
    this.refusal = why;
    this.headers = headers;
  }

  /** Blames a field for this refusal. */
  at(field: string | undefined): this {
    return field === undefined ? this : this.naming({ [field]: this.refusal });
  }

  /** Sets the reasons by field. */
  naming(fields: Readonly<Record<string, Refusal>>): this {
    this.fields = fields;
    return this;
  }
}

/** 404: no such record in this shop. */
export class NotFound extends HttpError {
  constructor(...why: RefusalArguments | []) {
    super(404, 'not-found', why.length === 0 ? refusal('record-unknown') : refusal(...why));
  }
}

/** 409: the record is not in the state that this change needs. The fields name what prevents it. */
export class Conflict extends HttpError {
  constructor(...why: RefusalArguments) {
    super(409, 'conflict', refusal(...why));
  }
}

/** Renames the fields of a conflict to those of the request: `pocketCash` in the books is `refund.pocketCash` in a return. */
export async function inWordsOf<Result>(
  names: Readonly<Record<string, string>>,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Conflict) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([field, why]) => [names[field] ?? field, why]);
    throw error.naming(Object.fromEntries(fields));
  }
}

/** 422: the request is well formed, but its values are not possible. */
export class Refused extends HttpError {
  constructor(...why: RefusalArguments) {
    super(422, 'invalid', refusal(...why));
  }
}

/** 403: the role may not do this. */
export class Forbidden extends HttpError {
  constructor(...why: RefusalArguments | []) {
    super(403, 'forbidden', why.length === 0 ? refusal('role-lacks-right') : refusal(...why));
  }
}

/** 403: a registrar has suspended the shop, which can only be read. */
export class Suspended extends HttpError {
  constructor() {
    super(403, 'shop-suspended', refusal('shop-suspended'));
  }
}

/** 400: the request cannot be read. */
export class Malformed extends HttpError {
  constructor(...why: RefusalArguments) {
    super(400, 'malformed', refusal(...why));
  }
}

/** 401: the token has no session, or its session has ended. */
export class SignedOut extends HttpError {
  constructor(code: 'sign-in-required' | 'session-ended' = 'sign-in-required') {
    super(401, 'signed-out', refusal(code), { 'www-authenticate': 'Bearer' });
  }
}

/** Refuses input with invalid fields. The message is that of the first. */
export function refusedFields(fields: Readonly<Record<string, Refusal>>): Refused {
  const [first] = Object.entries(fields);
  if (!first) return new Refused('invalid');
  const [field, reason] = first;
  return (field === '' ? new Refused(reason) : new Refused('field-refused', { field, reason })).naming(
    fields,
  );
}
