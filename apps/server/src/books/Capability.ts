import type { ExportList } from '../base/exports/ExportList.ts';
import type { Route } from '../base/http/route.ts';
import type { NewsSource } from '../base/notifications/News.ts';
import type { Proof } from './proofs/proof.ts';
import type { Undo } from './undo.ts';

/** A feature's part of the server. `app/capabilities.ts` collects them all. */
export interface Capability {
  /** Its calls of the API. */
  routes?: readonly Route[];
  /** Its part of the proof that the books hold. */
  proofs?: readonly Proof[];
  /** Undoes its entries from the journal, by event, or by kind of document where that is more exact. */
  undo?: Readonly<Record<string, Undo>>;
  /** Its lists that can be taken as files. */
  exports?: readonly ExportList[];
  /** Its notifications. */
  notifications?: readonly NewsSource[];
}
