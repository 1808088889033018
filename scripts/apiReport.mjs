import { join } from 'node:path';
import ts from 'typescript';

/** The public API of a built package as text: every exported name with its declaration, entry by entry. */
export function apiReport(folder, manifest) {
  const entries = Object.entries(manifest.exports).filter(([, target]) => target.types);
  const files = entries.map(([, target]) => join(folder, target.types));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const alreadyPrinted = new Map();

  const sections = entries.map(([path], index) => {
    const entry = path === '.' ? manifest.name : `${manifest.name}/${path.slice(2)}`;
    const module = checker.getSymbolAtLocation(program.getSourceFile(files[index]));
    const exported = module ? checker.getExportsOfModule(module) : [];
    const lines = exported
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => {
        const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        const seenIn = alreadyPrinted.get(target);
        if (seenIn) return `// ${symbol.name}: see ${seenIn}`;
        alreadyPrinted.set(target, entry);
        return (target.declarations ?? [])
          .map((declaration) => {
            const statement = ts.transform(statementOf(declaration), [inOrder]).transformed[0];
            return printer.printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile());
          })
          .join('\n');
      });
    return `## ${entry}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return `# Public API of ${manifest.name}\n\nWritten by \`npm run packages:check -- --update\`; not edited by hand.\n\n${sections.join('\n')}`;
}

/**
 * The compiler lists the members of an inferred type in the order in which it met them, which one build to the next may
 * change: here they stand in the order of their texts.
 */
const inOrder = (context) => {
  const visit = (node) => {
    const inner = ts.visitEachChild(node, visit, context);
    if (ts.isTypeLiteralNode(inner))
      return context.factory.updateTypeLiteralNode(
        inner,
        context.factory.createNodeArray(sorted(node.members, inner.members)),
      );
    if (ts.isUnionTypeNode(inner))
      return context.factory.updateUnionTypeNode(
        inner,
        context.factory.createNodeArray(sorted(node.types, inner.types)),
      );
    return inner;
  };
  return visit;
};

/** Sorted by the source of the parts they were made of. */
function sorted(sources, parts) {
  const keyed = parts.map((part, index) => ({ part, text: sources[index]?.getText() ?? '' }));
  return keyed.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)).map(({ part }) => part);
}

/** A variable is declared by a part of its statement, and reads better whole. */
function statementOf(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}
