import type {
  NewStaff,
  Shop,
  ShopSettingsChange,
  StaffChange,
  shopAnswer,
  shopChangedAnswer,
  staffAnswer,
  staffMemberAnswer,
} from '@handset/domain';
import { path } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import { type FormFiles, toForm } from '../wire/multipart.ts';

type StaffSaved = Promise<Answer<typeof staffMemberAnswer>>;

/** The shop itself, and who works in it. */
export function shopCalls(transport: Transport) {
  return {
    mine: async (): Promise<Shop> => (await transport.get<Answer<typeof shopAnswer>>('api/shop/mine')).data,
    /** Changes what the shop says of itself; with a logo as a form, else as JSON. */
    change: (change: ShopSettingsChange, files: FormFiles<'logo'>, submission: Submission) =>
      transport.send<Answer<typeof shopChangedAnswer>>(
        'PATCH',
        'api/shop/mine',
        files.logo?.length ? toForm(change, files) : change,
        submission,
      ),
    staff: async () => (await transport.get<Answer<typeof staffAnswer>>('api/shop/mine/staff')).data,
    addStaff: (member: NewStaff, submission: Submission): StaffSaved =>
      transport.send('POST', 'api/shop/mine/staff', member, submission),
    changeStaff: (id: string, change: StaffChange, submission: Submission): StaffSaved =>
      transport.send('PATCH', path`api/shop/mine/staff/${id}`, change, submission),
  };
}
