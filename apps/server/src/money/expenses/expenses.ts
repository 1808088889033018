import {
  bankUsed,
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseDetail,
  expenseAccount,
  type expenseContract,
  expenseKey,
  expenseLines,
  type NewExpense,
  paymentLegs,
  searchWords,
  sum,
} from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { attachPictures, picturesOf } from '../../base/files/pictures.ts';
import { NotFound } from '../../base/http/errors.ts';
import { holdsAll } from '../../base/lists/contains.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { post, requirePast } from '../../books/post.ts';
import { bankOfDocument } from '../wallet/bankOfDocument.ts';
import { requireBank } from '../wallet/wallet.ts';
import { expenseText } from './expenseText.ts';

/** Spends money: the expense is posted against the wallets that paid it. */
export async function recordExpense(
  shop: ShopTransaction,
  expense: NewExpense,
  pictures: UploadedPictures,
): Promise<ExpenseDetail> {
  requirePast(shop, 'date', expense.date);
  if (expense.bankAccountUsed) await requireBank(shop, expense.bankAccountUsed);
  const id = newId();
  const category = await spellingOf(shop, expense.category);
  const entry = await post(shop, {
    event: 'expense',
    date: expense.date,
    description: {
      code: 'expense',
      params: {
        category,
        ...(expense.payee && { payee: expense.payee }),
        ...(expense.note && { note: expense.note }),
      },
    },
    refType: 'expense',
    refId: id,
    lines: expenseLines({ category, payment: paymentLegs(expense) }),
  });
  await shop
    .insertInto('expenses')
    .values({
      id,
      date: expense.date,
      category,
      category_key: expenseAccount(category).slice('expense:'.length),
      amount: expense.amount,
      pocket_cash: expense.pocketCash ?? 0,
      account_cash: expense.accountCash ?? 0,
      bank_id: bankUsed(expense),
      payee: expense.payee ?? null,
      note: expense.note ?? null,
      search_text: expenseText({ ...expense, category }),
      entry_number: entry,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  await attachPictures(shop, 'expense', id, pictures);
  return expenseDetail(shop, id);
}

/** The shop's first spelling of a category, so that one account keeps one name. */
async function spellingOf(shop: ShopReader, category: string): Promise<string> {
  const key = expenseKey(category);
  const offered = EXPENSE_CATEGORIES.find((known) => expenseKey(known) === key);
  return offered ?? (await spellings(shop)).get(key)?.[0] ?? category;
}

/** The spellings of each category by its key. Earlier releases took some for categories of their own. */
async function spellings(shop: ShopReader): Promise<Map<string, string[]>> {
  // In the order of their index, so that SQLite leaps from one to the next.
  const used = await shop
    .selectFrom('expenses')
    .select(['category_key', 'category'])
    .distinct()
    .orderBy('category_key')
    .orderBy('category')
    .execute();
  return Map.groupBy([...EXPENSE_CATEGORIES, ...used.map((row) => row.category)], expenseKey);
}

/** Marks an expense as undone by a reversing entry. */
export async function undoExpense(shop: ShopTransaction, id: string, reversal: number): Promise<void> {
  await shop.updateTable('expenses').set({ reversed_by: reversal }).where('id', '=', id).execute();
}

/** Filters of the expense list. */
type ExpenseFilters = z.output<typeof expenseContract.list.query>;

const expenseKeySchema = z.tuple([z.string(), z.string()]);

/** A page of expenses, newest first, with the totals of the whole filtered set by category. */
export async function expenses(shop: ShopReader, filters: ExpenseFilters) {
  const after = keyOf(filters.cursor, expenseKeySchema);
  const known = await spellings(shop);
  const isListed = matching(filters, known);
  let query = selectExpenses(shop)
    .where(isListed)
    .orderBy('expenses.date', 'desc')
    .orderBy('expenses.id', 'desc')
    .limit(filters.limit + 1);
  if (after)
    query = query.where((row) =>
      row(row.refTuple('expenses.date', 'expenses.id'), '<', row.tuple(after[0], after[1])),
    );
  const rows = await query.execute();
  const { page, nextCursor } = pageOf(rows, filters.limit, (row) => [row.date, row.id]);
  const spent = await shop
    .selectFrom('expenses')
    .select((row) => [
      'category',
      row.fn.sum<number>('amount').as('amount'),
      row.fn.countAll<number>().as('count'),
    ])
    .where(isListed)
    .where('reversed_by', 'is', null)
    .groupBy('category')
    .execute();
  const categories = [...Map.groupBy(spent, (row) => expenseKey(row.category))].map(([key, rows]) => ({
    category: known.get(key)?.[0] ?? key,
    amount: sum(rows.map((row) => row.amount)),
    count: rows.reduce((count, row) => count + row.count, 0),
  }));
  const { count } = await shop
    .selectFrom('expenses')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(isListed)
    .executeTakeFirstOrThrow();
  return {
    data: page.map(expenseOf),
    nextCursor,
    total: count,
    totals: {
      amount: sum(categories.map((category) => category.amount)),
      categories: categories.sort((a, b) => b.amount - a.amount),
    },
  };
}

function matching(
  { from, to, q, category, account }: ExpenseFilters,
  known: ReadonlyMap<string, readonly string[]>,
) {
  return (row: ExpressionBuilder<ShopTables, 'expenses'>) => {
    const conditions = [];
    if (from) conditions.push(row('expenses.date', '>=', from));
    if (to) conditions.push(row('expenses.date', '<=', to));
    if (category)
      conditions.push(row('expenses.category', 'in', known.get(expenseKey(category)) ?? [category]));
    if (account === 'cash:pocket') conditions.push(row('expenses.pocket_cash', '>', 0));
    else if (account) conditions.push(row('expenses.bank_id', '=', account.slice('bank:'.length)));
    if (q) conditions.push(holdsAll('expenses.search_text', searchWords(q)));
    return row.and(conditions);
  };
}

function selectExpenses(shop: ShopReader) {
  return shop
    .selectFrom('expenses')
    .innerJoin('users', 'users.id', 'expenses.created_by')
    .leftJoin('banks', 'banks.id', 'expenses.bank_id')
    .selectAll('expenses')
    .select(['users.username', 'banks.bank_name', 'banks.account_type']);
}

type ExpenseRecord = Awaited<ReturnType<ReturnType<typeof selectExpenses>['execute']>>[number];

function expenseOf(row: ExpenseRecord): Expense {
  return {
    _id: row.id,
    date: row.date,
    category: row.category,
    amount: row.amount,
    pocketCash: row.pocket_cash,
    accountCash: row.account_cash,
    bank: bankOfDocument(row),
    payee: row.payee,
    note: row.note,
    entry: row.entry_number,
    reversedBy: row.reversed_by,
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.username,
  };
}

/** One expense with its pictures. @throws NotFound in any shop but its own. */
export async function expenseDetail(shop: ShopReader, id: string): Promise<ExpenseDetail> {
  const row = await selectExpenses(shop).where('expenses.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('expense-unknown');
  return { ...expenseOf(row), pictures: await picturesOf(shop, 'expense', id) };
}

/** The categories that every shop is offered, and those of the shop's own. */
export async function expenseCategories(shop: ShopReader): Promise<string[]> {
  return [...(await spellings(shop)).values()].flatMap(([first]) => first ?? []);
}
