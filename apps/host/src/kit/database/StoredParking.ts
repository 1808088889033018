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
   * When the draft was changed each time that it was sent, in milliseconds: what another till parked since has another moment. Undefined
   * where any copy is to go.
   */
  sent?: readonly number[] | undefined;
  /** The key under which the copy is taken back, the same until an answer comes. */
  taking?: Submission | undefined;
  /** Whether it was noted in memory, where the browser keeps nothing. */
  isInMemory?: boolean | undefined;
}
