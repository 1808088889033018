/**
 * A draft of this device that the server may have a parked copy of. Noted before the draft is sent there, until the server alone has it or
 * has handed its copy back.
 */
export interface StoredParking {
  userId: string;
  /** The id of the draft. */
  id: string;
}
