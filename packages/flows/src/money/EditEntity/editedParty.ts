import { formatNumber, normaliseNumber } from '@handset/domain';

/** A party that is edited. */
export interface EditedParty {
  name: string;
  /** As it is stored: E.164. */
  number: string;
  reference: string;
  /**
   * The digits of its CNIC. Null without one. Left out when the viewer may not see it, and then unchanged.
   */
  cnic?: string | null | undefined;
  /** The version being edited. Outdated versions are refused. */
  version: number;
}

/** Values of EditEntity. */
export interface EditEntityDraft {
  name: string;
  number: string;
  reference: string;
  /** Digits. */
  cnic: string;
}

/** Initial values of the form. */
export function entityDraftOf({ name, number, reference, cnic }: EditedParty): EditEntityDraft {
  return { name, number: formatNumber(number), reference, cnic: cnic ?? '' };
}

/** Whether the CNIC can be edited: a masked one cannot, and one that may not be seen is not handed over. */
export function isCnicShown({ cnic }: EditedParty): boolean {
  return cnic === null || (cnic !== undefined && /^\d{13}$/.test(cnic));
}

/** Only the fields that the user changed, so that other people's changes stay. */
export function changeOf(draft: EditEntityDraft, party: EditedParty): Record<string, unknown> {
  const number = normaliseNumber(draft.number);
  return {
    ...(draft.name.trim() !== party.name && { name: draft.name }),
    ...(number !== party.number && { number: draft.number }),
    ...(draft.reference.trim() !== party.reference && { reference: draft.reference }),
    ...(isCnicShown(party) && draft.cnic !== (party.cnic ?? '') && { cnic: draft.cnic }),
    version: party.version,
  };
}
