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
import type { ScopedTables } from './Database.ts';

const SHOP_ID = 'shop_id';

const scoped: Record<keyof ScopedTables, true> = {
  users: true,
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
  party_payments: true,
  bills: true,
  party_credits: true,
  allocations: true,
  purchase_entries: true,
  purchase_returns: true,
  purchase_return_units: true,
  sale_returns: true,
  sale_return_accessories: true,
  accessory_purchases: true,
  dispatches: true,
  dispatch_units: true,
  expenses: true,
  committees: true,
  committee_turns: true,
  committee_entries: true,
  cash_counts: true,
  day_closings: true,
  notification_reads: true,
  journal_entries: true,
  journal_lines: true,
  audit_log: true,
};

/**
 * Confines every query to one shop while it is compiled: `shop_id = …` on each table that is read, changed or joined, at
 * any depth, and `shop_id` in every row that is inserted. What it cannot confine it refuses, so that a query without a
 * shop cannot be written.
 */
export class ShopScope extends OperationNodeTransformer implements KyselyPlugin {
  readonly #shopId: string;
  /** Names that `with` gave to queries; those are confined inside. */
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
    if (query.updates?.some(({ column }) => isShopColumn(column)))
      throw new Error('A record never moves to another shop');
    return { ...query, ...this.#confined(query.where, tables, query.joins) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, queryId);
    if (query.using) throw new Error("A shop's database runs no delete … using");
    return { ...query, ...this.#confined(query.where, query.from.froms, query.joins) };
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, queryId);
    const { values } = query;
    if (!query.into || !query.columns || !values || !ValuesNode.is(values))
      throw new Error("A shop's database inserts values only");
    this.#tableName(query.into);
    if (query.columns.some(isShopColumn))
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

  /** `alias.shop_id = …` for a table; nothing for a subquery, which is confined inside. */
  #condition(expression: OperationNode): OperationNode | undefined {
    const table = AliasNode.is(expression) ? expression.node : expression;
    if (table.kind === 'SelectQueryNode') return undefined;
    if (!TableNode.is(table)) throw new Error(`A shop's database reads no ${table.kind}`);
    const name = this.#tableName(table);
    if (this.#named.has(name)) return undefined;
    const alias =
      AliasNode.is(expression) && IdentifierNode.is(expression.alias) ? expression.alias.name : name;
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(SHOP_ID), TableNode.create(alias)),
      OperatorNode.create('='),
      ValueNode.create(this.#shopId),
    );
  }

  #name(query: string) {
    if (query in scoped) throw new Error(`A query cannot take the name of the table ${query}`);
    this.#named.add(query);
  }

  #tableName({ table }: TableNode): string {
    const { name } = table.identifier;
    if (table.schema || !(name in scoped || this.#named.has(name)))
      throw new Error(`The table ${name} does not belong to a shop`);
    return name;
  }
}

function isShopColumn(column: OperationNode): boolean {
  return ColumnNode.is(column) && column.column.name === SHOP_ID;
}
