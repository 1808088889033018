import ts from 'typescript';

/** What refuses a request, by the class that is thrown. */
const REFUSALS = /^(Conflict|Forbidden|HttpError|NotFound|Refused|SignedOut)$/;

/** The sentences that a file refuses with, `{0}` for what each is about. */
export function findRefusals(fileName: string, code: string): string[] {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const addSentences = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) found.push(withPlaces(node));
    else if (ts.isConditionalExpression(node)) {
      addSentences(node.whenTrue);
      addSentences(node.whenFalse);
    }
  };
  const visit = (node: ts.Node): void => {
    const name = ts.isNewExpression(node) ? node.expression.getText(source) : '';
    if (ts.isNewExpression(node) && REFUSALS.test(name)) {
      // Of the plain one, status and code stand before the sentence.
      const sentence = node.arguments?.[name === 'HttpError' ? 2 : 0];
      if (sentence) addSentences(sentence);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function withPlaces({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }, place) => `{${place}}${literal.text}`).join('');
}
