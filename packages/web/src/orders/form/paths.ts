import type { OrderForm } from '#contract/orders/schema-form.ts';

type Node = Record<string, unknown> | unknown[];
const step = (node: unknown, name: string): unknown =>
  node === null || typeof node !== 'object' ? undefined : (node as Record<string, unknown>)[name];

/** What stands in the form at the path; empty where nothing does. */
export const readAt = (form: OrderForm, path: string): string =>
  String(path.split('.').reduce<unknown>(step, form) ?? '');

function put(node: Node, names: readonly string[], value: unknown): Node {
  const [name = '', ...rest] = names;
  const inner = rest.length === 0 ? value : put(step(node, name) as Node, rest, value);
  return Array.isArray(node) ? node.map((one, i) => (String(i) === name ? inner : one)) : { ...node, [name]: inner };
}

/** The form with another value at the path. */
export const writtenAt = (form: OrderForm, path: string, value: unknown): OrderForm =>
  put(form as unknown as Node, path.split('.'), value) as unknown as OrderForm;
