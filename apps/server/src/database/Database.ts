import type { Role } from '@handset/domain';
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
type DocumentType = 'purchase' | 'sale' | 'unit';

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
  payment_type: 'full-payment' | 'credit';
  total: Amount;
  paid_now: Amount;
  payable_later: Amount;
  due_date: string | null;
  pocket_cash: Amount;
  account_cash: Amount;
  bank_id: string | null;
  is_approved_from_egadgets: Flag;
  entry_number: number;
  created_by: string;
  created_at: Moment;
  version: Generated<number>;
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
}

export interface SaleUnitsTable {
  shop_id: string;
  sale_id: string;
  position: number;
  unit_id: string;
  imei1: string;
  price: Amount;
  cost: Amount;
  /** 0 once the sale is returned. */
  is_live: Flag;
}

export interface AccessoriesTable {
  shop_id: string;
  id: string;
  name: string;
  name_key: string;
  sale_price: Amount | null;
  quantity: number;
  /** What the quantity cost, at weighted average. */
  value: Amount;
  created_at: Moment;
  version: Generated<number>;
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
  /** Number of the entry that this one undoes. */
  reverses: number | null;
  created_by: string;
  created_at: Moment;
  prev_hash: string;
  hash: string;
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
}

/** The tables that belong to one shop each. */
export interface ScopedTables {
  users: UsersTable;
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
  journal_entries: JournalEntriesTable;
  journal_lines: JournalLinesTable;
  audit_log: AuditLogTable;
}

/** Every table; private to `database/` and `access/`. Services see `ShopTables`. */
export interface Database extends ScopedTables {
  shops: ShopsTable;
  sessions: SessionsTable;
  sign_in_throttle: SignInThrottleTable;
}

/** What a service sees of the database: one shop's rows, and no column that could name another. */
export type ShopTables = { [Table in keyof ScopedTables]: Omit<ScopedTables[Table], 'shop_id'> };
