import type { Migration } from 'kysely/migration';
import { up as firstShop } from './migrations/0001_first_shop.ts';
import { up as wholeShop } from './migrations/0002_whole_shop.ts';
import { up as lifeOfAShop } from './migrations/0003_life_of_a_shop.ts';
import { up as warrantyClaims } from './migrations/0004_warranty_claims.ts';

/** Every migration, by name; the order of names is the order of running. Names are never changed. */
export const migrations: Record<string, Migration> = {
  '0001_first_shop': { up: firstShop },
  '0002_whole_shop': { up: wholeShop },
  '0003_life_of_a_shop': { up: lifeOfAShop },
  '0004_warranty_claims': { up: warrantyClaims },
};
