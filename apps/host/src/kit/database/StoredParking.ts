import type { Submission } from '@handset/api-client';

/**
 * A draft of this device that the server may have a parked copy of. Noted before the draft is sent there, until the server alone has it or
 * has handed its copy back.
 */
export interface StoredParking {
  userId: string;
  /** The id of the draft. */
  id: string;
  /**
   * Moments of the last change in each copy that was sent, in milliseconds. A copy that another till parked since has a different one.
   * Undefined if any copy is to be discarded.
   */
  sent?: readonly number[] | undefined;
  /** The key under which the copy is taken back, the same until an answer comes. */
  taking?: Submission | undefined;
  /** Whether it was noted in memory, where the browser keeps nothing. */
  isInMemory?: boolean | undefined;
}
