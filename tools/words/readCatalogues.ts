import ts from 'typescript';

/** One entry of a catalogue in one language: its name and all possible texts. */
export interface Entry {
  key: string;
  text: string;
}

/** The messages of a file in a language. */
export type Language = 'en' | 'ur';

/** The entries of a file's catalogues: objects named `en` and `ur`, on their own or nested. */
export function readCatalogues(fileName: string, code: string): Record<Language, Entry[]> {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const entries: Record<Language, Entry[]> = { en: [], ur: [] };
  const visit = (node: ts.Node): void => {
    const named = nameAndObject(node);
    if (named) entries[named.language].push(...entriesOf(named.object, source));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return entries;
}

function nameAndObject(
  node: ts.Node,
): { language: Language; object: ts.ObjectLiteralExpression } | undefined {
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) return undefined;
  const name = ts.isIdentifier(node.name) ? node.name.text : undefined;
  const object = node.initializer && bare(node.initializer);
  if ((name !== 'en' && name !== 'ur') || !object || !ts.isObjectLiteralExpression(object)) return undefined;
  return { language: name, object };
}

/** An expression without what only the compiler reads. */
function bare(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return bare(node.expression);
  return node;
}

function entriesOf(object: ts.ObjectLiteralExpression, source: ts.SourceFile, path = ''): Entry[] {
  return object.properties.flatMap((property): Entry[] => {
    const key = path + (property.name ? nameOf(property.name, source) : '…');
    if (!ts.isPropertyAssignment(property)) return [{ key, text: textOf(property) }];
    const value = bare(property.initializer);
    if (ts.isObjectLiteralExpression(value)) return entriesOf(value, source, `${key}.`);
    return [{ key, text: textOf(value) }];
  });
}

function nameOf(name: ts.PropertyName, source: ts.SourceFile): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText(source);
}

/** All the text of an entry, from every branch of a function. */
function textOf(node: ts.Node): string {
  const parts: string[] = [];
  const visit = (part: ts.Node): void => {
    // Texts that are only compared are not shown.
    if (ts.isBinaryExpression(part) && /^[!=]==?$/.test(part.operatorToken.getText())) return;
    if (ts.isElementAccessExpression(part)) return;
    if (ts.isStringLiteral(part) || ts.isTemplateLiteralToken(part)) parts.push(part.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}
