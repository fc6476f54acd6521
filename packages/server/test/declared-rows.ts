// What the sources say of the rows they read, as the compiler understands it. Started beside the first tests by declared.ts.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** What may stand in a column: kinds of values, and where words are named one by one, those words. */
export type DeclaredColumn = { kinds: string[]; words: string[] | null; optional: boolean };
/** A statement by its place; null where its rows are of a type that only its caller knows. */
export type DeclaredRows = Record<string, Record<string, DeclaredColumn> | null>;

const kindOf: [TypeFlags, string][] = [
  [TypeFlags.Null, 'null'],
  [TypeFlags.String | TypeFlags.StringLiteral, 'string'],
  [TypeFlags.Number | TypeFlags.NumberLiteral, 'number'],
  [TypeFlags.BigInt, 'bigint'],
  [TypeFlags.Boolean | TypeFlags.BooleanLiteral, 'boolean'],
  [TypeFlags.Any | TypeFlags.Unknown, 'any'],
  [TypeFlags.Undefined, 'undefined'],
];

function columnOf(type: Type, optional: boolean): DeclaredColumn {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const kinds = new Set(parts.map((p) => kindOf.find(([flags]) => p.flags & flags)?.[1] ?? 'object'));
  const words = parts.flatMap((p) => (p.isStringLiteralType() ? [p.value] : []));
  const isOpen = parts.some((p) => p.flags & (TypeFlags.String | TypeFlags.TemplateLiteral));
  return { kinds: [...kinds], words: words.length > 0 && !isOpen ? words : null, optional };
}

function rowOf(checker: Checker, type: Type): Record<string, DeclaredColumn> | null {
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return null;
  if (checker.getIndexInfosOfType(type).length > 0) return null;
  const properties = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(properties);
  return Object.fromEntries(
    properties.flatMap(({ name }, i) => {
      const column = types[i];
      if (!column) return [];
      const given = columnOf(column, false);
      return [[name, { ...given, optional: given.kinds.includes('undefined') }]];
    }),
  );
}

/** Every `execute<Row>` below the node, by the line where it is called. */
function* asked(node: Node, text: string): Generator<{ line: number; row: Node }> {
  const calls: { line: number; row: Node }[] = [];
  const walk = (at: Node): void => {
    if (isCallExpression(at) && isPropertyAccessExpression(at.expression) && at.typeArguments?.length === 1) {
      const { name } = at.expression;
      const row = at.typeArguments[0];
      if (name.text === 'execute' && row) calls.push({ line: text.slice(0, name.end).split('\n').length, row });
    }
    at.forEachChild((child) => void walk(child));
  };
  walk(node);
  yield* calls;
}

export function declaredRows(root: string): DeclaredRows {
  const api = new API({ cwd: root });
  const found: DeclaredRows = {};
  try {
    const snapshot = api.updateSnapshot({ openProject: join(root, 'tsconfig.json') });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('No tsconfig.json is there to read');
    const folder = 'packages/server/src';
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
      const path = join(root, folder, name);
      const text = readFileSync(path, 'utf8');
      if (!text.includes('.execute<')) continue;
      const source = project.program.getSourceFile(path);
      if (!source) throw new Error(`${path} is not in the project`);
      for (const { line, row } of asked(source, text)) {
        const type = project.checker.getTypeFromTypeNode(row as never);
        found[`${folder}/${name}:${line}`] = type ? rowOf(project.checker, type) : null;
      }
    }
  } finally {
    api.close();
  }
  return found;
}

const [, , root, into] = process.argv;
if (import.meta.main && root && into) {
  writeFileSync(`${into}.part`, JSON.stringify(declaredRows(root)));
  renameSync(`${into}.part`, into);
}
