/**
 * A draft of this device that the server may have a parked copy of. Noted before the draft is sent there, until the server alone has it or
 * has handed its copy back.
 */
export interface StoredParking {
  userId: string;
  /** The id of the draft. */
  id: string;
  /**
   * When the draft was changed that was sent last, in milliseconds: what another till parked since has another moment. Undefined where any
   * copy is to go.
   */
  changedAt?: number | undefined;
}
