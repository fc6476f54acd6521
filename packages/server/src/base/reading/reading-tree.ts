import { attribute, markupReader } from './reading-markup.ts';

/** A tag with what is in it. */
export type Node = { name: string; attributes: string; text: string; inside: Node[] };
/** Why a text is no tree of tags. */
export type Untidy = 'doctype' | 'nesting' | 'cut';

const deepest = 40;
/** More tags than that in what is read at once are none of whom we read. */
const mostInside = 20_000;
const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

export const child = (node: Node | undefined, ...path: string[]): Node | undefined =>
  path.reduce<Node | undefined>((at, name) => at?.inside.find((n) => n.name === name), node);
export const children = (node: Node | undefined, name: string): Node[] =>
  node?.inside.filter((n) => n.name === name) ?? [];
export const textAt = (node: Node | undefined, ...path: string[]): string => child(node, ...path)?.text.trim() ?? '';
export const attributeOf = (node: Node | undefined, name: string): string =>
  (node && attribute(node.attributes, name)) ?? '';

type Takes = (node: Node, within: readonly string[]) => boolean;
type Refuse = (why: Untidy) => Error;

/** Tags are opened and closed as they should be; the reader itself minds neither. */
function walker(takes: Takes, refuse: Refuse) {
  const open: Node[] = [];
  let inside = 0;
  let whole = false;
  return {
    opens(name: string, attributes: string) {
      inside += 1;
      if (whole || open.length >= deepest || inside > mostInside) throw refuse('nesting');
      open.push({ name: bare(name), attributes, text: '', inside: [] });
    },
    closes(name: string) {
      const node = open.pop();
      if (node?.name !== bare(name)) throw refuse('nesting');
      const parent = open.at(-1);
      if (!parent) whole = true;
      const isTaken = takes(
        node,
        open.map((n) => n.name),
      );
      if (isTaken) inside = 0;
      else parent?.inside.push(node);
    },
    words(text: string) {
      const node = open.at(-1);
      if (node) node.text += text;
      else if (text.trim() !== '') throw refuse('nesting');
    },
    isWhole: () => whole,
  };
}

/**
 * Walks a text of tags; what `takes` answers true for is let go of. A text with a document type is refused before it is
 * read: it could name entities that grow, or lead elsewhere.
 */
export function walkTree(given: string, takes: Takes, refuse: Refuse): void {
  const text = given.replace(/^\ufeff/, '');
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT)/i.test(text)) throw refuse('doctype');
  const hears = walker(takes, refuse);
  const reader = markupReader(hears);
  const part = 65_536;
  const clean = text.replace(/<!--[\s\S]*?-->/g, '');
  for (let at = 0; at < clean.length; at += part) reader.write(clean.slice(at, at + part));
  reader.end();
  if (!hears.isWhole()) throw refuse('cut');
}
