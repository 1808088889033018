/** A refusal with words fit to show to staff; everything else that is thrown answers 500 without detail. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    { fields, headers = {} }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

/** 404: no such record in this shop. */
export class NotFound extends HttpError {
  constructor(message = 'There is no such record in this shop') {
    super(404, 'not-found', message);
  }
}

/** 409: the record is not, or no longer, in the state that this needs. `fields` names what stands in the way. */
export class Conflict extends HttpError {
  constructor(message: string, fields?: Record<string, string>) {
    super(409, 'conflict', message, fields ? { fields } : {});
  }
}

/** 422: the request is well formed, but says something that cannot be. */
export class Refused extends HttpError {
  constructor(message: string, fields?: Record<string, string>) {
    super(422, 'invalid', message, fields ? { fields } : {});
  }
}

/** 403: the role may not do this. */
export class Forbidden extends HttpError {
  constructor(message = 'Your role may not do this') {
    super(403, 'forbidden', message);
  }
}

/** 403: the shop may only be read, by word of a registrar. */
export class Suspended extends HttpError {
  constructor() {
    super(
      403,
      'shop-suspended',
      'This shop is suspended: you can look at everything and export it, but record nothing. See Subscription, or ask Support',
    );
  }
}

/** 401: nobody is signed in by that token, or no longer. */
export class SignedOut extends HttpError {
  constructor(message = 'Sign in to continue') {
    super(401, 'signed-out', message, { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** The refusal of input whose fields are at fault, led by the first of them. */
export function refusedFields(fields: Record<string, string>): Refused {
  const [first] = Object.entries(fields);
  if (!first) return new Refused('This is not valid');
  const [path, message] = first;
  return new Refused(path === '' ? message : `${labelOf(path)}: ${message}`, fields);
}

/** `creditPaymentData.dateOfPayment` → `Date of payment`, `imeiPrices.2.price` → `Price (3)`. */
function labelOf(path: string): string {
  const parts = path.split('.');
  const position = parts.findLast((part) => /^\d+$/.test(part));
  const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? path;
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(imei|cnic|ram)\b/g, (word) => word.toUpperCase());
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return position === undefined ? label : `${label} (${Number(position) + 1})`;
}
