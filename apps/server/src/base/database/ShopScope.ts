import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OnConflictNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryId,
  type RawNode,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import type { ScopedTables, SharedTables } from './Database.ts';

const SHOP_ID = 'shop_id';
/** Of this table a shop has its own row, whose `id` is the shop. */
const SHOPS = 'shops';

/** The tables of the service itself: read by every shop, changed by none. */
const shared: Record<keyof SharedTables, true> = {
  subscription_plans: true,
  pay_to_accounts: true,
  registry_settings: true,
};

const scoped: Record<keyof ScopedTables, true> = {
  users: true,
  sessions: true,
  subscription_payments: true,
  support_tickets: true,
  support_messages: true,
  chat_messages: true,
  chat_reads: true,
  parked_sales: true,
  pins: true,
  idempotency_keys: true,
  counters: true,
  companies: true,
  models: true,
  persons: true,
  banks: true,
  units: true,
  unit_imeis: true,
  purchases: true,
  files: true,
  document_files: true,
  sales: true,
  sale_units: true,
  accessories: true,
  accessory_movements: true,
  sale_accessories: true,
  account_balances: true,
  account_days: true,
  party_payments: true,
  bills: true,
  party_credits: true,
  allocations: true,
  due_date_moves: true,
  party_totals: true,
  purchase_entries: true,
  purchase_returns: true,
  purchase_return_units: true,
  sale_returns: true,
  sale_return_accessories: true,
  accessory_purchases: true,
  dispatches: true,
  dispatch_units: true,
  warranty_claims: true,
  expenses: true,
  committees: true,
  committee_turns: true,
  committee_entries: true,
  cash_counts: true,
  day_closings: true,
  day_counts: true,
  notification_reads: true,
  journal_entries: true,
  journal_lines: true,
  audit_log: true,
};

/**
 * Confines every query to one shop at compile time: adds `shop_id = …` for each table that is read, changed
 * or joined, at any depth, and `shop_id` to every inserted row. It refuses queries that it cannot confine, so
 * a query without a shop cannot be written.
 */
export class ShopScope extends OperationNodeTransformer implements KyselyPlugin {
  readonly #shopId: string;
  /** Names of queries defined with `with`, which are confined inside. */
  readonly #named = new Set<string>();

  constructor(shopId: string) {
    super();
    this.#shopId = shopId;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const isQuery =
      node.kind === 'SelectQueryNode' ||
      node.kind === 'InsertQueryNode' ||
      node.kind === 'UpdateQueryNode' ||
      node.kind === 'DeleteQueryNode';
    if (!isQuery) throw new Error(`A shop's database runs no ${node.kind}`);
    return this.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId: QueryId): SelectQueryNode {
    for (const { name } of node.with?.expressions ?? []) this.#name(name.table.table.identifier.name);
    const query = super.transformSelectQuery(node, queryId);
    return { ...query, ...this.#confined(query.where, query.from?.froms ?? [], query.joins) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, queryId);
    const tables = [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])];
    const changed = query.table && this.#changedTable(query.table);
    if (query.updates?.some(({ column }) => isShopColumn(column, changed)))
      throw new Error('A record never moves to another shop');
    return { ...query, ...this.#confined(query.where, tables, query.joins) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, queryId);
    if (query.using) throw new Error("A shop's database runs no delete … using");
    for (const table of query.from.froms)
      if (this.#changedTable(table) === SHOPS) throw new Error('A shop is never deleted');
    return { ...query, ...this.#confined(query.where, query.from.froms, query.joins) };
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, queryId);
    const { values } = query;
    if (!query.into || !query.columns || !values || !ValuesNode.is(values))
      throw new Error("A shop's database inserts values only");
    if (this.#changedTable(query.into) === SHOPS) throw new Error('A shop opens no other shop');
    if (query.columns.some((column) => isShopColumn(column)))
      throw new Error('The shop of a record is not for its writer to choose');
    return {
      ...query,
      columns: [ColumnNode.create(SHOP_ID), ...query.columns],
      values: ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([this.#shopId, ...row.values])
            : ValueListNode.create([ValueNode.create(this.#shopId), ...row.values]),
        ),
      ),
    };
  }

  protected override transformOnConflict(node: OnConflictNode, queryId: QueryId): OnConflictNode {
    const conflict = super.transformOnConflict(node, queryId);
    return conflict.columns
      ? { ...conflict, columns: [ColumnNode.create(SHOP_ID), ...conflict.columns] }
      : conflict;
  }

  protected override transformRaw(node: RawNode, queryId: QueryId): RawNode {
    if (node.sqlFragments.some((text) => /\b(?:select|from|join|into|update|union)\b/i.test(text)))
      throw new Error('Raw SQL of a shop holds expressions only; tables are named through the query builder');
    return super.transformRaw(node, queryId);
  }

  #confined(
    where: WhereNode | undefined,
    tables: readonly OperationNode[],
    joins: readonly JoinNode[] | undefined,
  ): { where?: WhereNode; joins?: readonly JoinNode[] } {
    const conditions = tables.flatMap((table) => this.#condition(table) ?? []);
    const condition = [...(where ? [ParensNode.create(where.where)] : []), ...conditions].reduce<
      OperationNode | undefined
    >((all, next) => (all ? AndNode.create(all, next) : next), undefined);
    return {
      ...(condition ? { where: WhereNode.create(condition) } : {}),
      ...(joins ? { joins: joins.map((join) => this.#confinedJoin(join)) } : {}),
    };
  }

  #confinedJoin(join: JoinNode): JoinNode {
    const condition = this.#condition(join.table);
    if (!condition) return join;
    if (!join.on || (join.joinType !== 'InnerJoin' && join.joinType !== 'LeftJoin'))
      throw new Error(`A shop's database runs no ${join.joinType} on a table`);
    return { ...join, on: OnNode.create(AndNode.create(ParensNode.create(join.on.on), condition)) };
  }

  /** `alias.shop_id = …` for a table. Undefined for a subquery, which is confined inside. */
  #condition(expression: OperationNode): OperationNode | undefined {
    const table = AliasNode.is(expression) ? expression.node : expression;
    if (table.kind === 'SelectQueryNode') return undefined;
    if (!TableNode.is(table)) throw new Error(`A shop's database reads no ${table.kind}`);
    const name = this.#tableName(table);
    if (this.#named.has(name) || name in shared) return undefined;
    const alias =
      AliasNode.is(expression) && IdentifierNode.is(expression.alias) ? expression.alias.name : name;
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(name === SHOPS ? 'id' : SHOP_ID), TableNode.create(alias)),
      OperatorNode.create('='),
      ValueNode.create(this.#shopId),
    );
  }

  #name(query: string) {
    if (query in scoped || query in shared || query === SHOPS)
      throw new Error(`A query cannot take the name of the table ${query}`);
    this.#named.add(query);
  }

  #tableName({ table }: TableNode): string {
    const { name } = table.identifier;
    const isKnown = name in scoped || name in shared || name === SHOPS || this.#named.has(name);
    if (table.schema || !isKnown) throw new Error(`The table ${name} does not belong to a shop`);
    return name;
  }

  /** The name of a table that a query changes. */
  #changedTable(expression: OperationNode): string {
    const table = AliasNode.is(expression) ? expression.node : expression;
    if (!TableNode.is(table)) throw new Error(`A shop's database changes no ${table.kind}`);
    const name = this.#tableName(table);
    if (name in shared) throw new Error(`The table ${name} is not for a shop to change`);
    return name;
  }
}

/** Whether a column says which shop a row belongs to. */
function isShopColumn(column: OperationNode, table?: string): boolean {
  if (!ColumnNode.is(column)) return false;
  const { name } = column.column;
  return name === SHOP_ID || (table === SHOPS && name === 'id');
}
