// The length of functions as a gate: fifty lines, ninety for a component. What is longer says two things.
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { at } from './run.mjs';

/** Lines that a function may have, and a component, whose lines are mostly what it shows. */
export const most = { function: 50, component: 90 };
const kinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Functions that a table answers, `{ one: () => …, two() { … } }`, also in tables inside it. */
const functionsOfTable = (node) =>
  (node?.type === 'ObjectExpression' ? node.properties : []).flatMap(({ value }) =>
    kinds.has(value?.type) ? [value] : functionsOfTable(value),
  );

/**
 * Every function with a body of statements: its name, its first line and how many it has. Those inside count in the one
 * around them too, but for those of a table that it answers: they are what calls of it get, each by itself.
 */
export function functionsIn(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  const lineAt = (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const linesOf = ({ start, end }) => lineAt(end - 1) - lineAt(start) + 1;
  const found = [];
  const walk = (node, name) => {
    if (Array.isArray(node)) for (const one of node) walk(one, name);
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return;
    const own = node.id?.name ?? node.key?.name ?? name;
    if (kinds.has(node.type) && node.body?.type === 'BlockStatement') {
      const line = lineAt(node.start);
      const last = node.body.body.at(-1);
      const apart = functionsOfTable(last?.type === 'ReturnStatement' ? last.argument : null).map(linesOf);
      found.push({ name: own ?? '', line, lines: linesOf(node) - apart.reduce((sum, lines) => sum + lines, 0) });
    }
    for (const [key, value] of Object.entries(node)) {
      if (value && typeof value === 'object') walk(value, key === 'init' || key === 'value' ? own : undefined);
    }
  };
  walk(program, undefined);
  return found;
}

const isTest = (path) => /\.(test|spec)\.tsx?$|^packages\/(e2e|server\/(test|bench))\//.test(path);
const isComponent = (path, name) => path.endsWith('.tsx') && /^[A-Z]/.test(name);

/** Functions of sources that are too long, each as a sentence; tests tell stories, which are as long as they are. */
export function problemsOfLength(path, text) {
  if (isTest(path) || !/\.(ts|tsx|mjs)$/.test(path)) return [];
  return functionsIn(path, text).flatMap(({ name, line, lines }) => {
    const limit = isComponent(path, name) ? most.component : most.function;
    const who = name || 'funkce beze jména';
    return lines > limit
      ? [`${path}:${line}: ${who} má ${lines} řádků, nejvýš ${limit}. Co v ní jde pojmenovat samo, je vlastní funkce.`]
      : [];
  });
}

export const lengthsOf = (files) =>
  files
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isTest(path))
    .flatMap((path) => functionsIn(path, readFileSync(at(path), 'utf8')).map(({ lines }) => lines));
