import type { Refusal } from '@handset/domain';

/** Thrown for a file that cannot be read, with a refusal that is fit to show to staff. */
export class UnreadableFile extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const DAMAGED: Refusal = { code: 'workbook-damaged', params: {} };
