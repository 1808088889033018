import type { Migration } from 'kysely/migration';
import { up as firstShop } from './migrations/0001_first_shop.ts';
import { up as wholeShop } from './migrations/0002_whole_shop.ts';
import { up as lifeOfAShop } from './migrations/0003_life_of_a_shop.ts';
import { up as warrantyClaims } from './migrations/0004_warranty_claims.ts';
import { up as debtsLetGo } from './migrations/0006_debts_let_go.ts';
import { up as tradeInsAndWaitingCounts } from './migrations/0007_trade_ins_and_waiting_counts.ts';
import { up as signIn } from './migrations/0008_sign_in.ts';
import { up as auditAnchor } from './migrations/0009_audit_anchor.ts';
import { up as entrySentences } from './migrations/0010_entry_sentences.ts';
import { up as claimsOfASale } from './migrations/0011_claims_of_a_sale.ts';
import { up as searchKeys } from './migrations/0012_search_keys.ts';
import { up as cnicFromRecord } from './migrations/0013_cnic_from_record.ts';
import { up as parkedSales } from './migrations/0014_parked_sales.ts';
import { up as pins } from './migrations/0015_pins.ts';
import { up as counterSettings } from './migrations/0016_counter_settings.ts';
import { up as networkPrinters } from './migrations/0017_network_printers.ts';
import { up as salesBelowCost } from './migrations/0018_sales_below_cost.ts';

/** Every migration, by name; the order of names is the order of running. Names are never changed. */
export const migrations: Record<string, Migration> = {
  '0001_first_shop': { up: firstShop },
  '0002_whole_shop': { up: wholeShop },
  '0003_life_of_a_shop': { up: lifeOfAShop },
  '0004_warranty_claims': { up: warrantyClaims },
  '0006_debts_let_go': { up: debtsLetGo },
  '0007_trade_ins_and_waiting_counts': { up: tradeInsAndWaitingCounts },
  '0008_sign_in': { up: signIn },
  '0009_audit_anchor': { up: auditAnchor },
  '0010_entry_sentences': { up: entrySentences },
  '0011_claims_of_a_sale': { up: claimsOfASale },
  '0012_search_keys': { up: searchKeys },
  '0013_cnic_from_record': { up: cnicFromRecord },
  '0014_parked_sales': { up: parkedSales },
  '0015_pins': { up: pins },
  '0016_counter_settings': { up: counterSettings },
  '0017_network_printers': { up: networkPrinters },
  '0018_sales_below_cost': { up: salesBelowCost },
};
