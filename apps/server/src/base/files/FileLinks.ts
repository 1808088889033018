import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { idSchema } from '@handset/domain';
import * as z from 'zod';

/** The sizes that a picture is kept in. */
export const SIZES = ['whole', 'small'] as const;
export type Size = (typeof SIZES)[number];

/** The session that a link is given to: with it, the link ends. */
export interface LinkHolder {
  userId: string;
  /** Null for a registrar of shops. */
  shopId: string | null;
  tokenHash: string;
}

/** Query of a link's address, before verification. */
export const linkSchema = z.object({
  id: idSchema,
  size: z.enum(SIZES).default('whole'),
  user: idSchema,
  /** Seconds since 1970. */
  expires: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  signature: z.string().regex(/^[\w-]{43}$/),
});
export type FileLink = z.output<typeof linkSchema>;

const MINUTE = 60;
/** A link works for four to five minutes: all that are made within one minute are alike, so that pages can be compared. */
const LIFE = 5 * MINUTE;

/** Creates and verifies short-lived picture addresses for one session. */
export class FileLinks {
  readonly #key: Buffer;
  readonly #clock: () => number;

  constructor(secret: string, clock: () => number) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'handset file links', 32));
    this.#clock = clock;
  }

  /** The address of a picture for `holder`. */
  urlOf(id: string, size: Size, holder: LinkHolder): string {
    const expires = Math.floor(this.#clock() / 1000 / MINUTE) * MINUTE + LIFE;
    const signature = this.#sign({ id, size, expires }, holder).toString('base64url');
    const query = new URLSearchParams({ user: holder.userId, expires: String(expires), signature });
    return `/api/files/${id}?${size === 'whole' ? '' : `size=${size}&`}${query}`;
  }

  /** Whether a link still has time. */
  isFresh({ expires }: FileLink): boolean {
    const left = expires * 1000 - this.#clock();
    return left > 0 && left <= LIFE * 1000;
  }

  /** Whether a link was made for `holder` and is unaltered. */
  isFor(link: FileLink, holder: LinkHolder): boolean {
    const signature = Buffer.from(link.signature, 'base64url');
    const own = this.#sign(link, holder);
    return signature.length === own.length && timingSafeEqual(signature, own);
  }

  #sign({ id, size, expires }: Pick<FileLink, 'id' | 'size' | 'expires'>, holder: LinkHolder): Buffer {
    const said = [id, size, expires, holder.userId, holder.shopId, holder.tokenHash];
    return createHmac('sha256', this.#key).update(JSON.stringify(said)).digest();
  }
}
