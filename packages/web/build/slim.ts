import { type Plugin, parseAst } from 'vite';

type Cut = { start: number; end: number };
type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** Words of a call that the browser never asks for: what comes and goes is checked by the server, the rest is documentation. */
const unasked = new Set([
  ...[
    'input',
    'output',
    'otherwise',
    'summary',
    'says',
    'aliases',
    'visit',
    'limit',
    'inDemo',
    'toFormer',
    'withFiles',
  ],
]);
const contract = /[\\/]contract[\\/]src[\\/].*\.ts$/;
const calls = /[/]endpoints(?:-[a-z]+)?\.ts$/;
const isNode = (one: unknown): one is Node => typeof (one as Node | null)?.type === 'string';

type Word = Node & { key?: { name?: string }; value?: Node };
const isShape = (name: unknown) => /^[A-Z]/.test(String(name ?? ''));

/** Whether a word of a call is left out: of `endpoint` by its name, of what makes several calls by being a shape. */
function isUnasked(by: string | undefined, { key, value }: Word): boolean {
  if (by === 'endpoint') return unasked.has(key?.name ?? '');
  return by?.endsWith('Endpoints') === true && value?.type === 'Identifier' && isShape(value.name);
}

/** Where those words stand in each `endpoint('GET /…', { … })`. */
function wordsIn(node: Node): Cut[] {
  const { callee, arguments: given = [] } = node as { callee?: { name?: string }; arguments?: Node[] };
  const told = node.type === 'CallExpression' ? given.at(-1) : undefined;
  const words = (told?.properties ?? []) as Word[];
  const own = words.flatMap((word, i) =>
    isUnasked(callee?.name, word) ? [{ start: word.start, end: words[i + 1]?.start ?? word.end }] : [],
  );
  if (own.length > 0) return own;
  const parts = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return parts.filter(isNode).flatMap(wordsIn);
}

/** Shapes that a file of calls gives to others: forms find theirs in files of schemas. */
function shapesIn({ body }: { body: Node[] }): Cut[] {
  return body.filter(({ type, declaration }) => {
    const { declarations = [] } = (declaration ?? {}) as { declarations?: Declared[] };
    return (
      type === 'ExportNamedDeclaration' && declarations.length > 0 && declarations.every(({ id }) => isShape(id.name))
    );
  });
}

const without = (code: string, cuts: readonly Cut[]) =>
  cuts.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);

type Named = Node & { local: { name: string } };
type Declared = { id: { name?: string } };

const partsOf = (node: Node): Node[] =>
  Object.entries(node)
    // What stands before a colon or behind a dot is no name of the file.
    .filter(([field]) => node.computed === true || (field !== 'key' && field !== 'property'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const namesIn = (node: Node): string[] => [
  ...(node.type === 'Identifier' ? [String(node.name)] : []),
  ...partsOf(node).flatMap(namesIn),
];

/** Where things are brought or made at the top of a file for itself alone, with the names that they are known by. */
function atTop(node: Node): (Cut & { names: string[] })[] {
  const {
    start,
    end,
    specifiers = [],
    declarations = [],
  } = node as Node & {
    specifiers?: Named[];
    declarations?: Declared[];
  };
  if (node.type === 'VariableDeclaration') return [{ start, end, names: declarations.map(({ id }) => id.name ?? '') }];
  if (node.type !== 'ImportDeclaration') return [];
  return [{ start, end, names: specifiers.map(({ local }) => local.name) }];
}

/** Without what nobody in the file names any more, and then without what only that named. */
function swept(code: string): string {
  const tree = parseAst(code) as unknown as Node & { body: Node[] };
  const imported = tree.body.filter(({ type }) => type === 'ImportDeclaration');
  const counted = Map.groupBy(
    namesIn({ ...tree, body: tree.body.filter((node) => !imported.includes(node)) }),
    (name) => name,
  );
  const isUnused = (node: Node) => (name: string) =>
    (counted.get(name)?.length ?? 0) === (imported.includes(node) ? 0 : 1);
  const cuts = tree.body.flatMap((node) =>
    atTop(node).filter(({ names }) => names.length > 0 && names.every(isUnused(node))),
  );
  return cuts.length > 0 ? swept(without(code, cuts)) : code;
}

/** A file of calls without the words that only the server reads, and without what only they need. */
export function slimmed(code: string, file = 'endpoints.ts'): string {
  const tree = parseAst(code) as unknown as Node & { body: Node[] };
  const shapes = calls.test(`/${file}`) ? shapesIn(tree) : [];
  const cuts = [...wordsIn(tree), ...shapes].toSorted((a, b) => a.start - b.start);
  return cuts.length > 0 ? swept(without(code, cuts)) : code;
}

/**
 * Brings calls to the browser without their shapes, so that a screen does not bring every schema of the nouns that it asks.
 * A form that checks what was typed names the schema itself. Files of the contract do nothing at import: those of which
 * nothing is used are left out whole.
 */
export function slim(): Plugin {
  return {
    name: 'slim',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: contract },
      handler: (code, id) => ({ code: slimmed(code, id), map: null, moduleSideEffects: false }),
    },
  };
}
