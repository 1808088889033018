import {
  type NewStaff,
  type Shop,
  type ShopSettingsChange,
  type StaffChange,
  shopContract,
} from '@handset/domain';
import { callsOver } from '../client/callsOver.ts';
import type { FormFiles } from '../client/multipart.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** The shop itself, and who works in it. */
export function shopCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    mine: async (): Promise<Shop> => (await call(shopContract.mine)).data,
    /** Changes the shop's settings. Sent as a form with a logo, otherwise as JSON. */
    change: (change: ShopSettingsChange, files: FormFiles<'logo'>, submission: Submission) =>
      call(shopContract.change, { body: change, files: files.logo?.length ? files : undefined, submission }),
    /** Prints on a printer in the network of the shop. `bytes` are in the printer's own language, as base64. */
    print: (address: string, bytes: string) => call(shopContract.print, { body: { address, bytes } }),
    staff: async () => (await call(shopContract.staff)).data,
    addStaff: (member: NewStaff, submission: Submission) =>
      call(shopContract.addStaff, { body: member, submission }),
    changeStaff: (id: string, change: StaffChange, submission: Submission) =>
      call(shopContract.changeStaff, { params: { id }, body: change, submission }),
  };
}
