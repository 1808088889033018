import type {
  AccessoryPurchase,
  ChangePassword,
  NewAccessory,
  NewBank,
  NewCompany,
  NewModel,
  NewParty,
  PartyPayment,
  PurchaseSlip,
  Sale,
  WalletEntry,
  WalletTransfer,
} from '@handset/domain';
import type { PurchasePictures } from '../resources/purchases.ts';
import type { SalePictures } from '../resources/sales.ts';
import type { Resource } from './reads.ts';
import { useWrite } from './useWrite.ts';

const money = [
  'wallet',
  'bankTransactions',
  'pocketCash',
  'day',
  'balanceSheet',
  'dashboard',
] as const satisfies Resource[];
const parties = ['persons', 'partyBalances', 'partyLedger'] as const satisfies Resource[];
const stock = ['imeis', 'phones', 'phone'] as const satisfies Resource[];

export const useCreateCompany = () =>
  useWrite(
    (api, company: NewCompany, submission) => api.catalog.createCompany(company, submission),
    ['companies'],
  );

export const useCreateModel = () =>
  useWrite((api, model: NewModel, submission) => api.catalog.createModel(model, submission), ['models']);

export const useCreateParty = () =>
  useWrite((api, party: NewParty, submission) => api.parties.create(party, submission), parties);

export const useChangePassword = () =>
  useWrite(
    (api, passwords: ChangePassword, submission) => api.access.changePassword(passwords, submission),
    [],
  );

export const useCreateBank = () =>
  useWrite((api, bank: NewBank, submission) => api.banks.create(bank, submission), ['banks', ...money]);

export const useWalletEntry = () =>
  useWrite((api, entry: WalletEntry, submission) => api.wallet.enter(entry, submission), money);

export const useWalletTransfer = () =>
  useWrite((api, transfer: WalletTransfer, submission) => api.wallet.transfer(transfer, submission), money);

/** A payment to or from a party. */
export const usePartyPayment = (personId: string) =>
  useWrite(
    (api, payment: PartyPayment, submission) => api.parties.pay(personId, payment, submission),
    [...money, ...parties, 'purchase', 'purchases', 'sale', 'sales'],
  );

export const useCreatePurchase = () =>
  useWrite(
    (api, { slip, pictures }: { slip: PurchaseSlip; pictures: PurchasePictures }, submission) =>
      api.purchases.create(slip, pictures, submission),
    [...money, ...parties, ...stock, 'purchases', 'companies', 'models'],
  );

export const useCreateSale = () =>
  useWrite(
    (api, { sale, pictures }: { sale: Sale; pictures: SalePictures }, submission) =>
      api.sales.create(sale, pictures, submission),
    [...money, ...parties, ...stock, 'sales', 'accessories'],
  );

export const useCreateAccessory = () =>
  useWrite(
    (api, accessory: NewAccessory, submission) => api.accessories.create(accessory, submission),
    ['accessories'],
  );

export const usePurchaseAccessory = () =>
  useWrite(
    (api, { id, purchase }: { id: string; purchase: AccessoryPurchase }, submission) =>
      api.accessories.purchase(id, purchase, submission),
    [...money, ...parties, 'accessories'],
  );
