import ts from 'typescript';

/** Props and fields whose text users see or hear. */
const SEEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'children',
  'confirmLabel',
  'content',
  'description',
  'empty',
  'errorMessage',
  'header',
  'headline',
  'hint',
  'label',
  'message',
  'placeholder',
  'searchHint',
  'success',
  'summary',
  'term',
  'text',
  'title',
]);

/** Calls whose first argument people see. */
const TELLING = /^toast\.(success|error|info|show)$/;

/** A text in a component instead of in its catalogue. */
export interface LiteralText {
  line: number;
  text: string;
}

/** Text in a language that a component shows without looking it up: in JSX, in props, in fields of columns and lists, in toasts. */
export function findLiteralText(fileName: string, code: string): LiteralText[] {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: LiteralText[] = [];
  const add = (node: ts.Node, text: string) => {
    const shown = text.trim();
    if (/\p{Letter}{2}/u.test(shown))
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text: shown });
  };

  /** Adds the possible literal values of an expression. */
  const addValues = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node))
      add(
        node,
        [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
          .join(' ')
          .replace(/\s+/g, ' '),
      );
    else if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
      if (node.expression) addValues(node.expression);
    } else if (ts.isConditionalExpression(node)) {
      addValues(node.whenTrue);
      addValues(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind;
      const isSum = operator === ts.SyntaxKind.PlusToken;
      const isChoice =
        operator === ts.SyntaxKind.QuestionQuestionToken ||
        operator === ts.SyntaxKind.BarBarToken ||
        operator === ts.SyntaxKind.AmpersandAmpersandToken;
      if (isSum) addValues(node.left);
      if (isSum || isChoice) addValues(node.right);
    } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) addValues(node.body);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) addValues(node);
    else if (ts.isJsxAttribute(node) && SEEN.has(node.name.getText(source)) && node.initializer)
      addValues(node.initializer);
    else if (ts.isPropertyAssignment(node) && isNamedSeen(node.name)) addValues(node.initializer);
    else if (ts.isCallExpression(node) && TELLING.test(node.expression.getText(source)) && node.arguments[0])
      addValues(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isNamedSeen(name: ts.PropertyName): boolean {
  return (ts.isIdentifier(name) || ts.isStringLiteral(name)) && SEEN.has(name.text);
}
