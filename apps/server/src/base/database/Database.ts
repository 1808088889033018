import type { ClaimState, PayMethod, Role } from '@handset/domain';
import type { Generated } from 'kysely';

/** A boolean as both engines keep it. */
export type Flag = 0 | 1;

export function flag(value: boolean): Flag {
  return value ? 1 : 0;
}

/** Milliseconds since 1970, UTC. */
type Moment = number;
/** Minor units (paisa). */
type Amount = number;

type UnitState = 'in-stock' | 'sold' | 'dispatched' | 'returned-to-supplier' | 'void';
type UnitSource = 'stock' | 'single' | 'bulk' | 'exchange';
type DocumentType = 'purchase' | 'sale' | 'unit' | 'expense' | 'shop' | 'ticket' | 'subscription-payment';
/** Side of a debt: owed to the shop (`receivable`) or by it (`payable`). */
type Side = 'receivable' | 'payable';

/** Payment of a document: the till and at most one bank. */
interface SplitColumns {
  pocket_cash: Amount;
  account_cash: Amount;
  bank_id: string | null;
}

/** Author and time of a document. */
interface WrittenColumns {
  created_by: string;
  created_at: Moment;
}

export interface ShopsTable {
  id: string;
  name: string;
  owner_name: string;
  number: string;
  currency: string;
  locale: string;
  time_zone: string;
  is_demo: Flag;
  allow_negative_cash: Flag;
  invoice_prefix: string;
  employee_sees_cost: Flag;
  created_at: Moment;
  version: Generated<number>;
  city: Generated<string | null>;
  whatsapp: Generated<string | null>;
  /** JSON: a list of text. */
  other_numbers: Generated<string>;
  /** JSON: a list of text. */
  addresses: Generated<string>;
  ntn: Generated<string | null>;
  /** JSON: the first number that bears each prefix; null while there was one only. */
  invoice_prefixes: Generated<string | null>;
  terms_new: Generated<string | null>;
  terms_used: Generated<string | null>;
  terms_accessories: Generated<string | null>;
  footer: Generated<string | null>;
  paper: Generated<'80mm' | 'A4'>;
  lakh_grouping: Generated<Flag>;
  default_warranty: Generated<string>;
  low_stock_level: Generated<number>;
  old_stock_days: Generated<number>;
  egadget_shop_id: Generated<string | null>;
  idle_minutes: Generated<number>;
  status: Generated<'active' | 'suspended'>;
  /** Null: the shop owes nothing. */
  plan_id: Generated<string | null>;
  next_due: Generated<string | null>;
  /** The day from which drawers and banks must not be below zero; null: they never might. */
  funds_required_since: Generated<string | null>;
  /** Largest difference between an employee's count and the books that needs no owner's approval. */
  count_tolerance: Generated<Amount>;
  /** Whether the figure of the books is hidden while money is counted. */
  hides_books_in_counts: Generated<Flag>;
  /** Whether a scanned phone that is for sale opens a sale. */
  scan_opens_sale: Generated<Flag>;
  /** Whether employees may sell a phone for less than it cost. */
  employee_sells_below_cost: Generated<Flag>;
  /** JSON: addresses of printers in the network of the shop. */
  printer_addresses: Generated<string>;
}

export interface UsersTable {
  id: string;
  /** Null for a registrar of shops. */
  shop_id: string | null;
  username: string;
  name: string;
  role: Role;
  password_hash: string;
  is_active: Flag;
  created_at: Moment;
  version: Generated<number>;
  /** Time at which somebody else reset the password. */
  password_set_at: Generated<Moment | null>;
}

export interface SessionsTable {
  /** SHA-256 of the token; the token itself is known to its bearer alone. */
  token_hash: string;
  user_id: string;
  shop_id: string | null;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
  revoked_at: Moment | null;
  /** Id of the session in the list shown to its user. */
  id: Generated<string | null>;
  ip: Generated<string | null>;
  device: Generated<string | null>;
}

/** A device that somebody signed in on before. */
export interface KnownDevicesTable {
  /** SHA-256 of the token that the device keeps. */
  token_hash: string;
  user_id: string;
  created_at: Moment;
  last_used_at: Moment;
}

export interface SecondFactorsTable {
  user_id: string;
  /** In base32, shared with the authenticator app. */
  secret: string;
  created_at: Moment;
  /** Null until its first code proved that the app has it. */
  confirmed_at: Moment | null;
  /** The time step of the last code that was accepted: none is accepted twice. */
  last_step: number;
}

export interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of the code. */
  code_hash: string;
  used_at: Moment | null;
}

export interface SignInThrottleTable {
  key: string;
  failures: number;
  locked_until: Moment;
}

export interface IdempotencyKeysTable {
  shop_id: string;
  key: string;
  user_id: string;
  route: string;
  request_hash: string;
  status: number;
  response: string;
  created_at: Moment;
}

export interface CountersTable {
  shop_id: string;
  name: string;
  value: number;
}

export interface CompaniesTable {
  shop_id: string;
  id: string;
  name: string;
  name_key: string;
  created_at: Moment;
}

export interface ModelsTable {
  shop_id: string;
  id: string;
  company_id: string;
  name: string;
  name_key: string;
  created_at: Moment;
}

export interface PersonsTable {
  shop_id: string;
  id: string;
  name: string;
  number: string;
  reference: string;
  /** Search keys of the name and the reference. */
  name_key: string;
  reference_key: string;
  cnic: string | null;
  version: Generated<number>;
  created_at: Moment;
}

export interface BanksTable {
  shop_id: string;
  id: string;
  bank_name: string;
  account_type: string;
  created_at: Moment;
  /** 0 once no payment may choose it any more. */
  is_active: Generated<Flag>;
  version: Generated<number>;
}

export interface UnitsTable {
  shop_id: string;
  id: string;
  imei1: string;
  imei2: string | null;
  company_name: string;
  model_name: string;
  company_id: string | null;
  model_id: string | null;
  ram_memory: string | null;
  color: string | null;
  condition: 'New' | 'Used';
  specifications: string | null;
  battery_health: number | null;
  warranty: string | null;
  has_box: Flag;
  has_charger: Flag;
  has_hand_free: Flag;
  cost: Amount;
  demand_price: Amount | null;
  final_price: Amount | null;
  state: UnitState;
  source: UnitSource;
  purchase_id: string | null;
  /** The sale that took this unit in exchange. */
  sale_id: string | null;
  acquired_on: string;
  created_at: Moment;
  version: Generated<number>;
  /** The stock form's own name of the phone. */
  name: Generated<string | null>;
  /** The block of the lot that it came with, and its row there. */
  entry_position: Generated<number | null>;
  row_position: Generated<number | null>;
  /** For a unit from the stock form: the entry with its cost. */
  entry_number: Generated<number | null>;
  /** Text for the list's search, in lower case. */
  search_text: Generated<string>;
}

/** IMEI 1 and 2 of every unit in one space, so that no IMEI is in stock twice. */
export interface UnitImeisTable {
  shop_id: string;
  unit_id: string;
  slot: 1 | 2;
  imei: string;
  /** Whether the unit is in the shop's hands: in stock or dispatched. */
  in_stock: Flag;
}

export interface PurchasesTable {
  shop_id: string;
  id: string;
  slip_number: number;
  type: 'single' | 'bulk';
  person_id: string;
  date: string;
  father_name: string | null;
  cnic: string | null;
  /** Whether the CNIC was taken from the party's record instead of being typed. */
  is_cnic_from_record: Generated<Flag>;
  payment_type: 'full-payment' | 'credit';
  total: Amount;
  paid_now: Amount;
  payable_later: Amount;
  due_date: string | null;
  pocket_cash: Amount;
  account_cash: Amount;
  bank_id: string | null;
  is_approved_from_egadgets: Flag;
  /** The entry with the document's current content. Earlier ones are reversed. */
  entry_number: number;
  created_by: string;
  created_at: Moment;
  version: Generated<number>;
  status: Generated<'posted' | 'part-returned' | 'returned' | 'void'>;
  returned_total: Generated<Amount>;
  /** A lot's terms with its distributor; null on a single purchase. */
  dealer_price: Generated<Amount | null>;
  lp: Generated<Amount | null>;
  lifting: Generated<Amount | null>;
  promo: Generated<Amount | null>;
  activation: Generated<Amount | null>;
  egadget_status: Generated<'not-checked' | 'submitted' | 'cleared' | 'flagged'>;
  egadget_reference: Generated<string | null>;
  egadget_on: Generated<string | null>;
  egadget_by: Generated<string | null>;
}

/** A block of a lot: one model at one price. */
export interface PurchaseEntriesTable {
  shop_id: string;
  purchase_id: string;
  position: number;
  company_name: string;
  model_name: string;
  ram_memory: string | null;
  sim_option: string;
  battery_health: number | null;
  price_of_one: Amount;
  quantity: number;
}

export interface PurchaseReturnsTable extends SplitColumns, WrittenColumns {
  shop_id: string;
  id: string;
  purchase_id: string;
  kind: 'return' | 'void';
  date: string;
  reason: string;
  total: Amount;
  /** Amount taken off the party's balance instead of paid back. */
  off_balance: Amount;
  entry_number: number;
}

export interface PurchaseReturnUnitsTable {
  shop_id: string;
  return_id: string;
  unit_id: string;
  cost: Amount;
}

export interface FilesTable {
  shop_id: string;
  id: string;
  storage_key: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  created_by: string;
  created_at: Moment;
}

export interface DocumentFilesTable {
  shop_id: string;
  document_type: DocumentType;
  document_id: string;
  slot: string;
  position: number;
  file_id: string;
}

export interface SalesTable {
  shop_id: string;
  id: string;
  invoice_number: number;
  person_id: string;
  date: string;
  selling_type: 'Exchange' | 'Full Payment' | 'Credit';
  warranty: string;
  phones_total: Amount;
  accessories_total: Amount;
  exchange_value: Amount;
  exchange_unit_id: string | null;
  /** Of who handed that phone over, where it was asked. */
  exchange_cnic: Generated<string | null>;
  /** Whether it was checked with e-Gadget. */
  exchange_egadget: Generated<Flag>;
  /** Negative when money was paid out to the customer. */
  received: Amount;
  pocket_cash: Amount;
  account_cash: Amount;
  bank_id: string | null;
  payable_later: Amount;
  due_date: string | null;
  entry_number: number;
  created_by: string;
  created_at: Moment;
  status: Generated<'posted' | 'part-returned' | 'returned' | 'void'>;
  /** Cost of everything sold. */
  cost_total: Amount;
  /** Number of phones sold. */
  phones_count: number;
  /** Price and cost of what came back. */
  returned_total: Generated<Amount>;
  returned_cost: Generated<Amount>;
  /** Money paid back for it; negative where the customer paid for the phone that went back. */
  refunded: Generated<Amount>;
  /** Search key of the goods, for the list's search besides number and customer. */
  search_text: Generated<string>;
  /** The dispatch that this sale settled. */
  dispatch_id: Generated<string | null>;
  version: Generated<number>;
}

export interface SaleReturnsTable extends SplitColumns, WrittenColumns {
  shop_id: string;
  id: string;
  sale_id: string;
  kind: 'return' | 'void';
  date: string;
  reason: string;
  phones_total: Amount;
  accessories_total: Amount;
  cost_total: Amount;
  /** Value of the phone taken in exchange that went back to the customer. */
  exchange_value: Amount;
  /** Amount taken off the customer's balance instead of paid back. */
  off_balance: Amount;
  entry_number: number;
}

export interface SaleReturnAccessoriesTable {
  shop_id: string;
  return_id: string;
  position: number;
  accessory_id: string;
  quantity: number;
  /** Of one. */
  price: Amount;
  /** Of all. */
  cost: Amount;
}

export interface SaleUnitsTable {
  shop_id: string;
  sale_id: string;
  position: number;
  unit_id: string;
  imei1: string;
  price: Amount;
  cost: Amount;
  /** 0 once it came back. */
  is_live: Flag;
  return_id: Generated<string | null>;
}

export interface AccessoriesTable {
  shop_id: string;
  id: string;
  name: string;
  name_key: string;
  sale_price: Amount | null;
  quantity: number;
  /** Cost of the quantity at weighted average. */
  value: Amount;
  created_at: Moment;
  version: Generated<number>;
  category: Generated<string | null>;
  /** Level for a low stock notification. Null uses the shop's level. */
  low_level: Generated<number | null>;
}

export interface AccessoryPurchasesTable extends SplitColumns, WrittenColumns {
  shop_id: string;
  id: string;
  accessory_id: string;
  person_id: string | null;
  date: string;
  quantity: number;
  total: Amount;
  payable_later: Amount;
  due_date: string | null;
  entry_number: number;
  /** The entry that undid it. */
  reversed_by: Generated<number | null>;
}

export interface AccessoryMovementsTable {
  shop_id: string;
  id: string;
  accessory_id: string;
  /** Into stock when positive. */
  quantity: number;
  /** Its cost, with the sign of the quantity. */
  amount: Amount;
  entry_number: number;
  reason: string;
  ref_type: string | null;
  ref_id: string | null;
  created_at: Moment;
  note: Generated<string | null>;
  created_by: Generated<string | null>;
}

export interface SaleAccessoriesTable {
  shop_id: string;
  sale_id: string;
  position: number;
  accessory_id: string;
  name: string;
  quantity: number;
  /** Of one. */
  price: Amount;
  /** Of all. */
  cost: Amount;
  returned_quantity: Generated<number>;
  returned_cost: Generated<Amount>;
}

/** Balance of an account: the sums of its lines, and the number of its entries. */
export interface AccountBalancesTable {
  shop_id: string;
  account: string;
  debit: Amount;
  credit: Amount;
  entries: number;
}

/**
 * Sums of an account per day and event. A reversal counts under the event it undoes. The account `*` holds
 * all entries of the day and event: its `debit` is the amount they move, without lines between a cost and the
 * stock.
 */
export interface AccountDaysTable extends AccountBalancesTable {
  date: string;
  event: string;
}

/** Payments from and to a party, its opening balance, and write-offs. */
export interface PartyPaymentsTable extends SplitColumns, WrittenColumns {
  shop_id: string;
  id: string;
  person_id: string;
  kind: 'payment' | 'opening' | 'write-off';
  direction: 'in' | 'out';
  date: string;
  amount: Amount;
  note: string | null;
  entry_number: number;
  /** The entry that undid it. */
  reversed_by: Generated<number | null>;
}

/** Debts to or from a party, one per document. The id is the document's. */
export interface BillsTable {
  shop_id: string;
  id: string;
  person_id: string;
  side: Side;
  document_type: 'purchase' | 'sale' | 'accessory-purchase' | 'opening';
  date: string;
  /** The document's own day where no later one was agreed. */
  due_date: string;
  amount: Amount;
  /** Amount settled: the sum of its allocations. */
  paid: Amount;
  created_at: Moment;
  version: Generated<number>;
}

/** Another day to pay by, and why. */
export interface DueDateMovesTable extends WrittenColumns {
  shop_id: string;
  id: string;
  bill_id: string;
  from_date: string;
  to_date: string;
  reason: string;
}

/** Totals of a party, updated with the entries that change them. */
export interface PartyTotalsTable {
  shop_id: string;
  person_id: string;
  /** Search key of the name, since lists go by it. */
  name_key: string;
  /** Amounts the shop bought from it and sold to it, less returns. */
  bought: Amount;
  sold: Amount;
  /** Number of its purchases and sales, without void ones. */
  visits: number;
  /** Debits − credits: positive is owed to the shop. */
  balance: Amount;
  last_activity: string | null;
  /** When the first of its open bills is due. */
  next_due: string | null;
}

/**
 * Credits that settle bills: payments, and returns of documents. The id is theirs. The part not allocated is
 * an advance.
 */
export interface PartyCreditsTable {
  shop_id: string;
  id: string;
  person_id: string;
  side: Side;
  source: 'payment' | 'return' | 'write-off' | 'opening';
  date: string;
  amount: Amount;
  allocated: Amount;
  created_at: Moment;
}

/** Allocations: the part of a credit that settles a bill, or that repays an advance of the other side. */
export interface AllocationsTable {
  shop_id: string;
  credit_id: string;
  target: 'bill' | 'credit';
  target_id: string;
  amount: Amount;
}

export interface DispatchesTable extends WrittenColumns {
  shop_id: string;
  id: string;
  number: number;
  person_id: string;
  date: string;
  expected_return: string | null;
  note: string | null;
}

export interface DispatchUnitsTable {
  shop_id: string;
  dispatch_id: string;
  unit_id: string;
  /** The price agreed for it. */
  price: Amount | null;
  state: 'out' | 'returned' | 'sold';
  resolved_on: string | null;
  /** Why it came back. */
  reason: string | null;
  sale_id: string | null;
}

export interface ExpensesTable extends SplitColumns, WrittenColumns {
  shop_id: string;
  id: string;
  date: string;
  category: string;
  /** The account's own part of its name: `expense:<category_key>`. */
  category_key: string;
  amount: Amount;
  payee: string | null;
  note: string | null;
  entry_number: number;
  /** The entry that undid it. */
  reversed_by: Generated<number | null>;
  /** Search key of the category, the payee and the note. */
  search_text: string;
}

/** A rotating savings club that the shop is a member of. */
export interface CommitteesTable extends WrittenColumns {
  shop_id: string;
  id: string;
  name: string;
  organiser: string;
  /** The instalment of one share, each period. */
  amount: Amount;
  /** Shares in all: how many periods it runs. */
  members: number;
  /** The shop's own. */
  shares: number;
  start_date: string;
  frequency: 'daily' | 'weekly' | 'monthly';
  draw: 'turn' | 'ballot';
  note: string | null;
  version: Generated<number>;
}

/** When each of the shop's shares takes the pool; null until the ballot says. */
export interface CommitteeTurnsTable {
  shop_id: string;
  committee_id: string;
  share: number;
  turn: number | null;
}

export interface CommitteeEntriesTable extends SplitColumns, WrittenColumns {
  shop_id: string;
  id: string;
  committee_id: string;
  kind: 'instalment' | 'payout';
  share: number;
  /** Number of the instalment, from 1. For a payout, the number of the turn. */
  number: number;
  date: string;
  amount: Amount;
  note: string | null;
  entry_number: number;
  /** The entry that undid it. */
  reversed_by: Generated<number | null>;
}

export interface CashCountsTable extends WrittenColumns {
  shop_id: string;
  id: string;
  account: string;
  date: string;
  expected: Amount;
  counted: Amount;
  reason: string | null;
  /** The adjustment; null when the count was right. */
  entry_number: number | null;
  /** The last entry of the journal when it was counted. */
  tip_number: number;
}

export interface WarrantyClaimsTable extends WrittenColumns {
  shop_id: string;
  id: string;
  unit_id: string;
  /** The sale to the person who brought the phone. */
  sale_id: string;
  date: string;
  fault: string;
  state: ClaimState;
  done: string | null;
  resolved_on: string | null;
  version: Generated<number>;
}

export interface DayClosingsTable extends WrittenColumns {
  shop_id: string;
  id: string;
  date: string;
  expected: Amount;
  counted: Amount;
  reason: string | null;
  entry_number: number | null;
  /**
   * The journal's last entry when the day was closed, and its hash. Both are printed on the closing report.
   */
  tip_number: number;
  tip_hash: string;
  /** Null while the day is closed. */
  reopened_at: Generated<Moment | null>;
  reopened_by: Generated<string | null>;
  reopen_reason: Generated<string | null>;
}

/** A count of the till by an employee that differs by more than the owner lets pass. */
export interface DayCountsTable extends WrittenColumns {
  shop_id: string;
  id: string;
  date: string;
  expected: Amount;
  counted: Amount;
  reason: string;
  /** `replaced`: superseded by a new count, or by the owner's own count at closing. */
  state: 'waiting' | 'approved' | 'rejected' | 'replaced';
  decided_by: Generated<string | null>;
  decided_at: Generated<Moment | null>;
  note: Generated<string | null>;
}

export interface NotificationReadsTable {
  shop_id: string;
  user_id: string;
  key: string;
  read_at: Moment;
}

export interface JournalEntriesTable {
  shop_id: string;
  number: number;
  id: string;
  event: string;
  date: string;
  ref_type: string | null;
  ref_id: string | null;
  person_id: string | null;
  description: string;
  /** The description as JSON, by its code; null where a person wrote it, and on entries of earlier releases. */
  sentence: Generated<string | null>;
  /** Number of the entry that this one undoes. */
  reverses: number | null;
  created_by: string;
  created_at: Moment;
  prev_hash: string;
  hash: string;
  /** The last line of the audit log when the entry was written; null on entries of earlier releases. */
  audit_number: Generated<number | null>;
  audit_hash: Generated<string | null>;
}

export interface JournalLinesTable {
  shop_id: string;
  entry_number: number;
  position: number;
  /** The entry's date, repeated for the index. */
  date: string;
  debit: string;
  credit: string;
  amount: Amount;
}

export interface AuditLogTable {
  shop_id: string;
  id: string;
  at: Moment;
  user_id: string | null;
  route: string;
  action: string;
  ref_type: string | null;
  ref_id: string | null;
  request_id: string;
  number: number;
  ip: string | null;
  prev_hash: string;
  hash: string;
}

export interface SubscriptionPaymentsTable extends WrittenColumns {
  shop_id: string;
  id: string;
  date: string;
  amount: Amount;
  method: PayMethod;
  transaction_id: string;
  plan_id: string;
  /** As the plan was called when it was paid for. */
  plan_name: string;
  note: string | null;
  status: 'pending' | 'approved' | 'rejected';
  decision_note: string | null;
  decided_by: string | null;
  decided_at: Moment | null;
  /** The due day that its approval led to. */
  paid_until: string | null;
}

export interface SupportTicketsTable extends WrittenColumns {
  shop_id: string;
  id: string;
  number: number;
  topic: string;
  status: 'open' | 'answered' | 'closed';
  app_version: string | null;
  messages: number;
  updated_at: Moment;
}

export interface SupportMessagesTable {
  shop_id: string;
  ticket_id: string;
  position: number;
  /** Its pictures belong to it by this. */
  id: string;
  text: string;
  /** Of the shop, or a registrar. */
  user_id: string;
  is_registrar: Flag;
  has_pictures: Flag;
  created_at: Moment;
}

export interface ChatMessagesTable extends WrittenColumns {
  shop_id: string;
  number: number;
  id: string;
  text: string;
}

/** PINs of people who go on at a shared device. */
export interface PinsTable {
  shop_id: string;
  user_id: string;
  /** As passwords are kept. */
  pin_hash: string;
  created_at: Moment;
}

export interface ParkedSalesTable extends WrittenColumns {
  shop_id: string;
  /** The till's own id of the sale. */
  id: string;
  name: string | null;
  phones: number;
  accessories: number;
  /** JSON: the sale as the till's form holds it. */
  draft: string;
}

export interface ChatReadsTable {
  shop_id: string;
  user_id: string;
  /** The number of the last message that was seen. */
  up_to: number;
}

/** Answers kept under the keys of what people do outside any one shop's work. */
export interface UserKeysTable {
  user_id: string;
  key: string;
  route: string;
  request_hash: string;
  status: number;
  response: string;
  created_at: Moment;
}

/** Actions and sign-ins of registrars. */
export interface RegistryLogTable {
  id: string;
  at: Moment;
  user_id: string;
  route: string;
  action: string;
  ref_type: string | null;
  ref_id: string | null;
  request_id: string;
  ip: string | null;
}

export interface SubscriptionPlansTable {
  id: string;
  name: string;
  price: Amount;
  /** Months covered by one payment. */
  months: number;
  position: number;
}

/** Accounts that receive subscription payments. */
export interface PayToAccountsTable {
  id: string;
  method: PayMethod;
  title: string;
  bank_name: string | null;
  account: string;
  position: number;
}

/** One row: the terms of the service. */
export interface RegistrySettingsTable {
  id: 1;
  grace_days: number;
  contact_number: string | null;
  contact_whatsapp: string | null;
  version: Generated<number>;
}

/** The tables that belong to one shop each. */
export interface ScopedTables {
  users: UsersTable;
  sessions: SessionsTable;
  subscription_payments: SubscriptionPaymentsTable;
  support_tickets: SupportTicketsTable;
  support_messages: SupportMessagesTable;
  chat_messages: ChatMessagesTable;
  chat_reads: ChatReadsTable;
  parked_sales: ParkedSalesTable;
  pins: PinsTable;
  idempotency_keys: IdempotencyKeysTable;
  counters: CountersTable;
  companies: CompaniesTable;
  models: ModelsTable;
  persons: PersonsTable;
  banks: BanksTable;
  units: UnitsTable;
  unit_imeis: UnitImeisTable;
  purchases: PurchasesTable;
  files: FilesTable;
  document_files: DocumentFilesTable;
  sales: SalesTable;
  sale_units: SaleUnitsTable;
  accessories: AccessoriesTable;
  accessory_movements: AccessoryMovementsTable;
  sale_accessories: SaleAccessoriesTable;
  account_balances: AccountBalancesTable;
  account_days: AccountDaysTable;
  party_payments: PartyPaymentsTable;
  bills: BillsTable;
  party_credits: PartyCreditsTable;
  allocations: AllocationsTable;
  due_date_moves: DueDateMovesTable;
  party_totals: PartyTotalsTable;
  purchase_entries: PurchaseEntriesTable;
  purchase_returns: PurchaseReturnsTable;
  purchase_return_units: PurchaseReturnUnitsTable;
  sale_returns: SaleReturnsTable;
  sale_return_accessories: SaleReturnAccessoriesTable;
  accessory_purchases: AccessoryPurchasesTable;
  dispatches: DispatchesTable;
  dispatch_units: DispatchUnitsTable;
  expenses: ExpensesTable;
  committees: CommitteesTable;
  committee_turns: CommitteeTurnsTable;
  committee_entries: CommitteeEntriesTable;
  cash_counts: CashCountsTable;
  warranty_claims: WarrantyClaimsTable;
  day_closings: DayClosingsTable;
  day_counts: DayCountsTable;
  notification_reads: NotificationReadsTable;
  journal_entries: JournalEntriesTable;
  journal_lines: JournalLinesTable;
  audit_log: AuditLogTable;
}

/** The tables of the service itself, which every shop may read and none may change. */
export interface SharedTables {
  subscription_plans: SubscriptionPlansTable;
  pay_to_accounts: PayToAccountsTable;
  registry_settings: RegistrySettingsTable;
}

/** Every table; private to `database/`, `access/` and the registrars' calls. Services see `ShopTables`. */
export interface Database extends ScopedTables, SharedTables {
  shops: ShopsTable;
  sign_in_throttle: SignInThrottleTable;
  known_devices: KnownDevicesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  user_keys: UserKeysTable;
  registry_log: RegistryLogTable;
}

/**
 * The database as a service sees it: rows of one shop, only its own row among the shops, and no column that
 * could name another.
 */
export type ShopTables = { [Table in keyof ScopedTables]: Omit<ScopedTables[Table], 'shop_id'> } & {
  shops: Omit<ShopsTable, 'id'>;
} & SharedTables;
