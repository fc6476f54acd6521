// The length of functions as a gate: fifty lines, ninety for a component. What is longer says two things.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { sourceFiles } from './files.mjs';
import { at } from './run.mjs';

/** Lines that a function may have, and a component, whose lines are mostly what it shows. */
export const most = { function: 50, component: 90 };
const kinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * Every function with a body of statements: its name, its first line, how many lines it has, and how many of them are its
 * own: those of functions inside it are theirs, and each is looked at by itself.
 */
export function functionsIn(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = linesIn(text);
  const found = [];
  /** Walks a part of the tree for the function around it; `name` is what the value is called. */
  const walk = (node, around, name) => {
    if (Array.isArray(node)) for (const one of node) walk(one, around);
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return;
    const own = node.id?.name ?? node.key?.name ?? name;
    let within = around;
    if (kinds.has(node.type) && node.body?.type === 'BlockStatement') {
      const line = lineAt(node.start);
      const lines = lineAt(node.end - 1) - line + 1;
      within = { name: own ?? '', line, lines, own: lines };
      // The line that it begins on is also of what is around it.
      if (around) around.own -= lines - 1;
      found.push(within);
    }
    for (const [key, value] of Object.entries(node)) {
      if (value && typeof value === 'object') walk(value, within, key === 'init' || key === 'value' ? own : undefined);
    }
  };
  walk(program);
  return found;
}

/** The line, counted from one, of a place in the text. */
function linesIn(text) {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

const isTest = (path) => /\.(test|spec)\.tsx?$|^packages\/(e2e|server\/(test|bench))\//.test(path);
const isComponent = (path, name) => path.endsWith('.tsx') && /^[A-Z]/.test(name);

/** Functions of sources that are too long, each as a sentence; tests tell stories, which are as long as they are. */
export function problemsOfLength(path, text) {
  if (isTest(path) || !/\.(ts|tsx|mjs)$/.test(path)) return [];
  return functionsIn(path, text).flatMap(({ name, line, own }) => {
    const limit = isComponent(path, name) ? most.component : most.function;
    const who = name || 'funkce beze jména';
    return own > limit
      ? [
          `${path}:${line}: ${who} má ${own} vlastních řádků, nejvýš ${limit}. Co v ní jde pojmenovat samo, je vlastní funkce.`,
        ]
      : [];
  });
}

export const lengthsOf = (files) =>
  files
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isTest(path))
    .flatMap((path) => functionsIn(path, readFileSync(at(path), 'utf8')).map(({ lines }) => lines));

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = sourceFiles().flatMap((path) => problemsOfLength(path, readFileSync(at(path), 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
