import type {
  AccessoryAdjustment,
  AccessoryChange,
  AccessoryPurchase,
  BankChange,
  BulkPurchase,
  BulkUpdate,
  CashCount,
  ChangePassword,
  CommitteeChange,
  CommitteeEntry,
  DayClosing,
  DayReopening,
  DispatchReturn,
  DueDateChange,
  EGadgetCheck,
  EntryReversal,
  NewAccessory,
  NewBank,
  NewCommittee,
  NewCompany,
  NewDispatch,
  NewExpense,
  NewModel,
  NewParty,
  NewPhone,
  NewShop,
  NewStaff,
  NewSubscriptionPayment,
  NewTicket,
  NotificationsRead,
  PartyEntry,
  PartyPayment,
  PaymentVoid,
  PersonChange,
  PurchaseEdit,
  PurchaseReturn,
  PurchaseSlip,
  PurchaseVoid,
  RegistrySettings,
  Sale,
  SaleReturn,
  SaleVoid,
  ShopChange,
  ShopSettingsChange,
  StaffChange,
  StockEdit,
  SubscriptionDecision,
  TicketReply,
  TicketStatusChange,
  WalletEntry,
  WalletTransfer,
} from '@handset/domain';
import { accessCalls } from '../resources/access.ts';
import { accessoryCalls } from '../resources/accessories.ts';
import { catalogCalls } from '../resources/catalog.ts';
import { committeeCalls } from '../resources/committees.ts';
import { dispatchCalls } from '../resources/dispatches.ts';
import { expenseCalls } from '../resources/expenses.ts';
import { ledgerCalls } from '../resources/ledger.ts';
import { chatCalls, notificationCalls } from '../resources/messages.ts';
import { partyCalls } from '../resources/parties.ts';
import { type PhonePictures, phoneCalls } from '../resources/phones.ts';
import { type PurchasePictures, purchaseCalls } from '../resources/purchases.ts';
import { registryCalls } from '../resources/registry.ts';
import { type SalePictures, saleCalls } from '../resources/sales.ts';
import { sheetCalls } from '../resources/sheets.ts';
import { shopCalls } from '../resources/shop.ts';
import { subscriptionCalls } from '../resources/subscription.ts';
import { supportCalls } from '../resources/support.ts';
import { bankCalls, walletCalls } from '../resources/wallet.ts';
import type { FormFiles } from '../wire/multipart.ts';
import { accessories, debts, invoices, money, slips, stock } from './resources.ts';
import { useWrite } from './useWrite.ts';

/** A change of one record, by its `_id`. */
interface Of<Change> {
  id: string;
  change: Change;
}

// The account.

export const useChangePassword = () =>
  useWrite(
    accessCalls,
    (access, passwords: ChangePassword, submission) => access.changePassword(passwords, submission),
    ['sessions'],
  );

/** Signs out on another device. */
export const useEndSession = () =>
  useWrite(accessCalls, (access, id: string) => access.endSession(id), ['sessions']);

// Makers and models.

export const useCreateCompany = () =>
  useWrite(
    catalogCalls,
    (catalog, company: NewCompany, submission) => catalog.createCompany(company, submission),
    ['companies'],
  );

export const useCreateModel = () =>
  useWrite(catalogCalls, (catalog, model: NewModel, submission) => catalog.createModel(model, submission), [
    'models',
  ]);

// Parties.

export const useCreateParty = () =>
  useWrite(partyCalls, (parties, party: NewParty, submission) => parties.create(party, submission), debts);

export const useChangeParty = () =>
  useWrite(
    partyCalls,
    (parties, { id, change }: Of<PersonChange>, submission) => parties.change(id, change, submission),
    debts,
  );

/** A payment to or from a party. */
export const usePartyPayment = (personId: string) =>
  useWrite(
    partyCalls,
    (parties, payment: PartyPayment, submission) => parties.pay(personId, payment, submission),
    [...money, ...debts, ...slips, ...invoices],
  );

/** What stood open before the books began, or a debt that is let go. */
export const usePartyEntry = (personId: string) =>
  useWrite(
    partyCalls,
    (parties, entry: PartyEntry, submission) => parties.enter(personId, entry, submission),
    [...money, ...debts, ...slips, ...invoices],
  );

export const useVoidPayment = () =>
  useWrite(
    partyCalls,
    (parties, { id, change }: Of<PaymentVoid>, submission) => parties.voidPayment(id, change, submission),
    [...money, ...debts, ...slips, ...invoices],
  );

export const useChangeDueDate = () =>
  useWrite(
    partyCalls,
    (parties, { id, change }: Of<DueDateChange>, submission) => parties.changeDueDate(id, change, submission),
    [...debts, ...slips, ...invoices, 'dashboard'],
  );

// Money outside trade.

export const useCreateBank = () =>
  useWrite(bankCalls, (banks, bank: NewBank, submission) => banks.create(bank, submission), [
    'banks',
    ...money,
  ]);

export const useChangeBank = () =>
  useWrite(
    bankCalls,
    (banks, { id, change }: Of<BankChange>, submission) => banks.change(id, change, submission),
    ['banks', ...money],
  );

export const useWalletEntry = () =>
  useWrite(walletCalls, (wallet, entry: WalletEntry, submission) => wallet.enter(entry, submission), money);

export const useWalletTransfer = () =>
  useWrite(
    walletCalls,
    (wallet, transfer: WalletTransfer, submission) => wallet.transfer(transfer, submission),
    money,
  );

export const useCashCount = () =>
  useWrite(walletCalls, (wallet, count: CashCount, submission) => wallet.count(count, submission), [
    ...money,
    'cashCounts',
  ]);

// Purchases and stock.

export const useCreatePurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, { slip, pictures }: { slip: PurchaseSlip; pictures: PurchasePictures }, submission) =>
      purchases.create(slip, pictures, submission),
    [...money, ...debts, ...stock, ...slips, 'companies', 'models'],
  );

export const useCreateBulkPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, lot: BulkPurchase, submission) => purchases.createBulk(lot, submission),
    [...money, ...debts, ...stock, ...slips, 'companies', 'models'],
  );

export const useUpdateBulkPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, { id, change }: Of<BulkUpdate>, submission) => purchases.updateBulk(id, change, submission),
    [...money, ...debts, ...stock, ...slips, 'companies', 'models'],
  );

/** Edits a slip by the phone that was bought on it. */
export const useEditPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, it: { phoneId: string; slip: PurchaseEdit; pictures: PurchasePictures }, submission) =>
      purchases.edit(it.phoneId, it.slip, it.pictures, submission),
    [...money, ...debts, ...stock, ...slips, 'companies', 'models'],
  );

export const useReturnPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, { id, change }: Of<PurchaseReturn>, submission) => purchases.giveBack(id, change, submission),
    [...money, ...debts, ...stock, ...slips],
  );

export const useVoidPurchase = () =>
  useWrite(
    purchaseCalls,
    (purchases, { id, change }: Of<PurchaseVoid>, submission) => purchases.void(id, change, submission),
    [...money, ...debts, ...stock, ...slips],
  );

export const useCheckEGadget = () =>
  useWrite(
    purchaseCalls,
    (
      purchases,
      it: { id: string; check: EGadgetCheck; pictures: FormFiles<'eGadgetStatusPicture'> },
      submission,
    ) => purchases.checkEGadget(it.id, it.check, it.pictures, submission),
    [...slips, ...stock, 'dashboard'],
  );

export const useCreatePhone = () =>
  useWrite(
    phoneCalls,
    (phones, { phone, pictures }: { phone: NewPhone; pictures: PhonePictures }, submission) =>
      phones.create(phone, pictures, submission),
    [...stock, 'balanceSheet', 'records', 'dashboard'],
  );

export const useEditPhone = () =>
  useWrite(
    phoneCalls,
    (phones, it: { id: string; edit: StockEdit; pictures: PhonePictures }, submission) =>
      phones.edit(it.id, it.edit, it.pictures, submission),
    [...stock, ...slips, 'balanceSheet', 'records', 'dashboard'],
  );

export const useRemovePhone = () =>
  useWrite(phoneCalls, (phones, id: string, submission) => phones.remove(id, submission), [
    ...stock,
    'balanceSheet',
    'records',
    'dashboard',
  ]);

/** Takes the phones of a sheet into stock, or only tries it. */
export const useImportStock = () =>
  useWrite(
    sheetCalls,
    (sheets, { file, isTrial }: { file: File; isTrial: boolean }, submission) =>
      sheets.importStock(file, { isTrial }, submission),
    [...stock, ...money, 'companies', 'models'],
  );

// Sales and dispatches.

export const useCreateSale = () =>
  useWrite(
    saleCalls,
    (sales, { sale, pictures }: { sale: Sale; pictures: SalePictures }, submission) =>
      sales.create(sale, pictures, submission),
    [...money, ...debts, ...stock, ...invoices, ...accessories],
  );

export const useReturnSale = () =>
  useWrite(
    saleCalls,
    (sales, { id, change }: Of<SaleReturn>, submission) => sales.takeBack(id, change, submission),
    [...money, ...debts, ...stock, ...invoices, ...accessories],
  );

export const useVoidSale = () =>
  useWrite(
    saleCalls,
    (sales, { id, change }: Of<SaleVoid>, submission) => sales.void(id, change, submission),
    [...money, ...debts, ...stock, ...invoices, ...accessories],
  );

export const useCreateDispatch = () =>
  useWrite(
    dispatchCalls,
    (dispatches, dispatch: NewDispatch, submission) => dispatches.create(dispatch, submission),
    [...stock, ...slips, 'dispatches', 'dispatch', 'persons', 'parties'],
  );

export const useReturnDispatch = () =>
  useWrite(
    dispatchCalls,
    (dispatches, { id, change }: Of<DispatchReturn>, submission) =>
      dispatches.takeBack(id, change, submission),
    [...stock, ...slips, 'dispatches', 'dispatch'],
  );

/** Sells phones that are out. */
export const useSettleDispatch = () =>
  useWrite(
    dispatchCalls,
    (dispatches, it: { id: string; sale: Sale; pictures: SalePictures }, submission) =>
      dispatches.settle(it.id, it.sale, it.pictures, submission),
    [...money, ...debts, ...stock, ...slips, ...invoices, 'dispatches', 'dispatch'],
  );

// Accessories, expenses, committees.

export const useCreateAccessory = () =>
  useWrite(
    accessoryCalls,
    (calls, accessory: NewAccessory, submission) => calls.create(accessory, submission),
    accessories,
  );

export const useChangeAccessory = () =>
  useWrite(
    accessoryCalls,
    (calls, { id, change }: Of<AccessoryChange>, submission) => calls.change(id, change, submission),
    [...accessories, 'notifications'],
  );

export const useAdjustAccessory = () =>
  useWrite(
    accessoryCalls,
    (calls, { id, change }: Of<AccessoryAdjustment>, submission) => calls.adjust(id, change, submission),
    [...accessories, ...money, 'notifications'],
  );

export const usePurchaseAccessory = () =>
  useWrite(
    accessoryCalls,
    (calls, { id, purchase }: { id: string; purchase: AccessoryPurchase }, submission) =>
      calls.purchase(id, purchase, submission),
    [...money, ...debts, ...accessories],
  );

export const useCreateExpense = () =>
  useWrite(
    expenseCalls,
    (expenses, it: { expense: NewExpense; files: FormFiles<'attachment'> }, submission) =>
      expenses.create(it.expense, it.files, submission),
    [...money, 'expenses', 'expenseCategories'],
  );

export const useCreateCommittee = () =>
  useWrite(
    committeeCalls,
    (committees, committee: NewCommittee, submission) => committees.create(committee, submission),
    ['committees', 'notifications'],
  );

export const useChangeCommittee = () =>
  useWrite(
    committeeCalls,
    (committees, { id, change }: Of<CommitteeChange>, submission) =>
      committees.change(id, change, submission),
    ['committees', 'committee', 'notifications'],
  );

export const useCommitteeEntry = () =>
  useWrite(
    committeeCalls,
    (committees, { id, change }: Of<CommitteeEntry>, submission) => committees.enter(id, change, submission),
    [...money, 'committees', 'committee', 'notifications'],
  );

// The books.

export const useCloseDay = () =>
  useWrite(
    ledgerCalls,
    (ledger, closing: DayClosing, submission) => ledger.closeDay(closing, submission),
    money,
  );

export const useReopenDay = () =>
  useWrite(
    ledgerCalls,
    (ledger, reopening: DayReopening, submission) => ledger.reopenDay(reopening, submission),
    money,
  );

/** Undoes a simple entry of the journal. */
export const useReverseEntry = () =>
  useWrite(
    ledgerCalls,
    (ledger, it: { number: number; reversal: EntryReversal }, submission) =>
      ledger.reverse(it.number, it.reversal, submission),
    [
      ...money,
      ...debts,
      ...stock,
      ...accessories,
      'record',
      'expenses',
      'expense',
      'committees',
      'committee',
    ],
  );

// The shop and its people.

export const useMarkNotificationsRead = () =>
  useWrite(
    notificationCalls,
    (notifications, which: NotificationsRead, submission) => notifications.markRead(which, submission),
    ['notifications'],
  );

export const useSendChat = () =>
  useWrite(chatCalls, (chat, text: string, submission) => chat.say({ text }, submission), ['chat']);

export const useMarkChatRead = () =>
  useWrite(chatCalls, (chat, upTo: number, submission) => chat.markRead(upTo, submission), ['chat']);

export const useChangeShop = () =>
  useWrite(
    shopCalls,
    (shop, { change, files }: { change: ShopSettingsChange; files: FormFiles<'logo'> }, submission) =>
      shop.change(change, files, submission),
    ['shop'],
  );

export const useAddStaff = () =>
  useWrite(shopCalls, (shop, member: NewStaff, submission) => shop.addStaff(member, submission), ['staff']);

export const useChangeStaff = () =>
  useWrite(
    shopCalls,
    (shop, { id, change }: Of<StaffChange>, submission) => shop.changeStaff(id, change, submission),
    ['staff'],
  );

export const useNoteSubscriptionPayment = () =>
  useWrite(
    subscriptionCalls,
    (subscription, it: { payment: NewSubscriptionPayment; files: FormFiles<'screenshot'> }, submission) =>
      subscription.pay(it.payment, it.files, submission),
    ['subscription'],
  );

export const useAskSupport = () =>
  useWrite(
    supportCalls,
    (support, it: { ticket: NewTicket; files: FormFiles<'screenshot'> }, submission) =>
      support.ask(it.ticket, it.files, submission),
    ['tickets'],
  );

export const useReplySupport = () =>
  useWrite(
    supportCalls,
    (support, it: { id: string; reply: TicketReply; files: FormFiles<'screenshot'> }, submission) =>
      support.reply(it.id, it.reply, it.files, submission),
    ['tickets', 'ticket'],
  );

// Registrars.

export const useCreateShop = () =>
  useWrite(registryCalls, (registry, shop: NewShop, submission) => registry.createShop(shop, submission), [
    'shops',
  ]);

export const useChangeRegisteredShop = () =>
  useWrite(
    registryCalls,
    (registry, { id, change }: Of<ShopChange>, submission) => registry.changeShop(id, change, submission),
    ['shops'],
  );

export const useDecideSubscriptionPayment = () =>
  useWrite(
    registryCalls,
    (registry, { id, change }: Of<SubscriptionDecision>, submission) =>
      registry.decide(id, change, submission),
    ['subscriptionPayments', 'shops'],
  );

export const useChangeRegistrySettings = () =>
  useWrite(
    registryCalls,
    (registry, settings: RegistrySettings, submission) => registry.changeSettings(settings, submission),
    ['registrySettings'],
  );

export const useReplyShopTicket = () =>
  useWrite(
    registryCalls,
    (registry, { id, change }: Of<TicketReply>, submission) => registry.reply(id, change, submission),
    ['shopTickets', 'shopTicket'],
  );

export const useChangeShopTicket = () =>
  useWrite(
    registryCalls,
    (registry, { id, change }: Of<TicketStatusChange>, submission) =>
      registry.changeTicket(id, change, submission),
    ['shopTickets', 'shopTicket'],
  );
