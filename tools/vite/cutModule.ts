/** What is left out of a module, by the names that its code uses; what follows from it is left to the minifier. */
export interface Cuts {
  /** Texts that are replaced, each of which has to be there. */
  texts?: ReadonlyMap<string, string>;
  /** Variables that never get another value than this one. What assigns it to them stays. */
  variables?: Readonly<Record<string, string>>;
  /** Properties, of whatever object, that never have another value than this one. */
  properties?: Readonly<Record<string, string>>;
  /** Functions without effect: each call is the value, or nothing. */
  calls?: Readonly<Record<string, string>>;
  /** Functions that do something simpler. */
  bodies?: Readonly<Record<string, string>>;
  /** Kinds of things that are not there, by the numbers that `tag` has for them: what is done for them alone is left out. */
  tags?: readonly number[];
  /** The same by the names that a `switch` asks for. */
  cases?: readonly string[];
  /** Entries of objects. */
  entries?: readonly string[];
  /** What is assigned to the properties of these, such as a class's `prototype` or `exports`. */
  assignments?: readonly string[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * The code of a module without what these cuts name.
 *
 * @param parse Gives the syntax tree of the code, as ESTree has it.
 * @throws When something is not there that a cut names: the module has changed, and the cuts have to be looked through.
 */
export function cutModule(code: string, cuts: Cuts, parse: (code: string) => unknown): string {
  let text = code;
  const missing = new Set<string>();
  for (const [was, is] of cuts.texts ?? []) {
    if (!text.includes(was)) missing.add(was);
    text = text.replaceAll(was, is);
  }
  const { edits, met } = editsOf(text, cuts, parse(text));
  const named = [cuts.variables, cuts.properties, cuts.calls, cuts.bodies].flatMap((by) =>
    Object.keys(by ?? {}),
  );
  const listed = [cuts.tags?.map(String), cuts.cases, cuts.entries, cuts.assignments].flatMap(
    (list) => list ?? [],
  );
  for (const name of [...named, ...listed]) if (!met.has(name)) missing.add(name);
  if (missing.size > 0) throw new Error(`There is no ${[...missing].join(', ')} any more.`);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text: by }) => rest.slice(0, start) + by + rest.slice(end), text);
}

function editsOf(code: string, cuts: Cuts, tree: unknown) {
  const edits: Edit[] = [];
  const met = new Set<string>();
  const { variables = {}, properties = {}, calls = {}, bodies = {} } = cuts;
  const tags = new Set<unknown>(cuts.tags);
  const cases = new Set<unknown>(cuts.cases);
  const entries = new Set<unknown>(cuts.entries);
  /** Names that mean something else where the walk is: a parameter of the same name. */
  const hidden = new Set<unknown>();
  /** Where the body of the function begins that the walk is in. */
  let bodyStart = 0;

  visit(tree as Node, null, '');
  return { edits, met };

  function put(node: Node, text: string, name: unknown) {
    edits.push({ start: node.start, end: node.end, text });
    met.add(String(name));
  }

  function visit(node: Node, parent: Node | null, field: string): void {
    if (!isCut(node, parent, field)) visitParts(node);
  }

  function visitParts(node: Node) {
    const parameters = isFunction(node) ? nodesIn(node.params).map((parameter) => parameter.name) : [];
    const fresh = parameters.filter((name) => !hidden.has(name));
    const outerStart = bodyStart;
    if (isFunction(node)) bodyStart = (node.body as Node).start + 1;
    for (const name of fresh) hidden.add(name);
    for (const [field, value] of Object.entries(node)) {
      for (const part of nodesIn(value)) visit(part, node, field);
    }
    for (const name of fresh) hidden.delete(name);
    bodyStart = outerStart;
  }

  function isCut(node: Node, parent: Node | null, field: string): boolean {
    const isAssigned = parent?.type === 'AssignmentExpression' && field === 'left';
    switch (node.type) {
      case 'FunctionDeclaration':
        return isFunctionCut(node);
      case 'CallExpression': {
        const name = nameOf(node.callee);
        const value = Object.hasOwn(calls, name) ? calls[name] : undefined;
        if (value === undefined) return false;
        put(node, `(${value || 'void 0'})`, name);
        return true;
      }
      case 'Identifier': {
        const name = String(node.name);
        const isRead = !isAssigned && !isNameOfPart(parent, field) && !hidden.has(name);
        if (!isRead || !Object.hasOwn(variables, name)) return false;
        put(node, variables[name] ?? '', name);
        return true;
      }
      case 'MemberExpression': {
        const name = node.computed ? '' : nameOf(node.property);
        if (isAssigned || !Object.hasOwn(properties, name)) return false;
        put(node, properties[name] ?? '', name);
        return true;
      }
      case 'BinaryExpression':
        return isComparisonCut(node);
      case 'SwitchStatement':
        return visitCases(node);
      case 'ExpressionStatement':
        return isAssignmentCut(node);
      case 'Property':
        if (!entries.has(nameOf(node.key)) || parent?.type !== 'ObjectExpression') return false;
        put(node, '', nameOf(node.key));
        // The comma after it, unless it is the last.
        if (code[node.end] === ',') edits.push({ start: node.end, end: node.end + 1, text: '' });
        return true;
      default:
        return false;
    }
  }

  /** The declaration stays, for whoever hands the function on; the minifier drops it where nobody does. */
  function isFunctionCut(node: Node): boolean {
    const name = nameOf(node.id);
    const simpler = Object.hasOwn(bodies, name) ? bodies[name] : undefined;
    const value = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (simpler === undefined && value === undefined) return false;
    put(node.body as Node, simpler ?? (value ? `{ return ${value}; }` : '{}'), name);
    return true;
  }

  /** `30 === fiber.tag`, where there is no 30. */
  function isComparisonCut(node: Node): boolean {
    const { value } = node.left as Node;
    const answer = { '===': 'false', '!==': 'true' }[String(node.operator)];
    if (!answer || !tags.has(value) || !isTag(node.right)) return false;
    put(node, answer, value);
    return true;
  }

  /** Leaves out the cases of what is not there; only their names, where another case comes in from above. */
  function visitCases(node: Node): boolean {
    const ofTags = isTag(node.discriminant);
    visit(node.discriminant as Node, node, 'discriminant');
    let comesFromAbove = false;
    for (const one of nodesIn(node.cases)) {
      const test = one.test as Node | null;
      const key = test?.type === 'Identifier' ? test.name : test?.value;
      const isAbsent = test !== null && (test.type === 'Identifier' ? cases : ofTags ? tags : cases).has(key);
      const inside = nodesIn(one.consequent);
      if (isAbsent) met.add(String(key));
      if (isAbsent && !comesFromAbove) {
        edits.push({ start: one.start, end: one.end, text: '' });
        // Other cases may share its variables.
        for (const name of inside.flatMap(variablesIn))
          edits.push({ start: bodyStart, end: bodyStart, text: `var ${name};` });
        continue;
      }
      if (isAbsent) edits.push({ start: one.start, end: inside[0]?.start ?? one.end, text: '' });
      else if (test) visit(test, one, 'test');
      for (const statement of inside) visit(statement, one, 'consequent');
      comesFromAbove = !leaves(inside);
    }
    return true;
  }

  /** `Gone.prototype.method = …;`, of which only what else is assigned there is kept. */
  function isAssignmentCut(node: Node): boolean {
    const assignment = node.expression as Node;
    if (assignment.type !== 'AssignmentExpression') return false;
    const left = assignment.left as Node;
    const right = assignment.right as Node;
    const target = code.slice(left.start, left.end);
    const name = cuts.assignments?.find((one) => target === one || target.startsWith(`${one}.prototype.`));
    if (name === undefined) return false;
    put(node, right.type === 'AssignmentExpression' ? `${code.slice(right.start, right.end)};` : '', name);
    return true;
  }
}

function isFunction(node: Node): boolean {
  return /^(?:Arrow)?Function/.test(node.type);
}

/** Whether an identifier names a part of something, or what is made, instead of standing for a value. */
function isNameOfPart(parent: Node | null, field: string): boolean {
  if (parent?.type === 'MemberExpression') return field === 'property' && !parent.computed;
  if (parent?.type === 'Property') return field === 'key' && !parent.computed;
  if (parent?.type === 'VariableDeclarator') return field === 'id';
  return field === 'params' || field === 'label';
}

function isTag(value: unknown): boolean {
  const node = value as Node;
  return node.type === 'MemberExpression' && !node.computed && nameOf(node.property) === 'tag';
}

function leaves(statements: Node[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return leaves(nodesIn(last.body));
  return ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(
    last?.type ?? '',
  );
}

function nameOf(value: unknown): string {
  const node = value as Node | null;
  return node?.type === 'Identifier' ? String(node.name) : '';
}

/** The names that `var` declares there, which the whole function has. */
function variablesIn(node: Node): string[] {
  if (isFunction(node)) return [];
  const inside = Object.values(node).flatMap(nodesIn).flatMap(variablesIn);
  return node.type === 'VariableDeclarator' ? [nameOf(node.id), ...inside].filter(Boolean) : inside;
}

function nodesIn(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (part): part is Node => typeof part === 'object' && part !== null && typeof part.type === 'string',
  );
}
