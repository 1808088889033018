import { formatNumber, normaliseNumber } from '@handset/domain';

/** A party that is edited. */
export interface EditedParty {
  name: string;
  /** As it is stored: E.164. */
  number: string;
  reference: string;
  /** The digits of its CNIC; null where there is none. Left out where the viewer may not see it: then it stays as it is. */
  cnic?: string | null | undefined;
  /** The version that is looked at; an older one than the record's is refused. */
  version: number;
}

/** What EditEntity holds. */
export interface EditEntityDraft {
  name: string;
  number: string;
  reference: string;
  /** Digits. */
  cnic: string;
}

/** What the form starts with. */
export function entityDraftOf({ name, number, reference, cnic }: EditedParty): EditEntityDraft {
  return { name, number: formatNumber(number), reference, cnic: cnic ?? '' };
}

/** Whether the CNIC can be edited: a masked one cannot, and one that may not be seen is not handed over. */
export function isCnicShown({ cnic }: EditedParty): boolean {
  return cnic === null || (cnic !== undefined && /^\d{13}$/.test(cnic));
}

/** What changed, and nothing else: what somebody else changed meanwhile stays as they left it. */
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
