import type { SearchText } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { holds, holdsAll } from '../../base/lists/contains.ts';

/** Ids of the parties whose name holds every word of a search, or whose number holds its digits. */
export function personsCalled(shop: ShopReader, { words, number }: Pick<SearchText, 'words' | 'number'>) {
  return shop
    .selectFrom('persons')
    .select('persons.id')
    .where((person) =>
      person.or([
        holdsAll('persons.name_key', words),
        ...(number === undefined ? [] : [holds('persons.number', number)]),
      ]),
    );
}
