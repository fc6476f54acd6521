import { attribute, markupReader } from './reading-markup.ts';

/** A tag with what is in it. */
export type Node = { name: string; attributes: string; text: string; inside: Node[] };

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

/** Why a text is no tree of tags; whoever reads it says in which words. */
export type NotTags = 'ENCODING' | 'DOCTYPE' | 'XML' | 'XML_CUT';
type Refuses = (why: NotTags) => Error;

function textOf(bytes: Buffer, refuses: Refuses): string {
  const head = bytes.toString('latin1', 0, 200);
  const [, encoding = 'utf-8'] = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refuses('ENCODING');
  }
}

type Takes = (node: Node, within: readonly string[]) => boolean;
/** Tags are opened and closed as they should be; the reader itself minds neither. */
function walker(takes: Takes, refuses: Refuses) {
  const open: Node[] = [];
  let inside = 0;
  let whole = false;
  return {
    opens(name: string, attributes: string) {
      inside += 1;
      if (whole || open.length >= deepest || inside > mostInside) throw refuses('XML');
      open.push({ name: bare(name), attributes, text: '', inside: [] });
    },
    closes(name: string) {
      const node = open.pop();
      if (node?.name !== bare(name)) throw refuses('XML');
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
      else if (text.trim() !== '') throw refuses('XML');
    },
    isWhole: () => whole,
  };
}

/** In one pass: a pattern would look for the end of each that has none, from each of them. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let from = text.indexOf('<!--'); from >= 0; from = text.indexOf('<!--', at)) {
    const to = text.indexOf('-->', from + 4);
    if (to < 0) break;
    kept.push(text.slice(at, from));
    at = to + 3;
  }
  return [...kept, text.slice(at)].join('');
}

/**
 * Walks a text of tags; what `takes` answers true for is let go of. A text with a document type is refused before it is
 * read: it could name entities that grow, or lead elsewhere.
 */
export function walkTree(given: string, refuses: Refuses, takes: Takes): void {
  const text = given.replace(/^\ufeff/, '');
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT)/i.test(text)) throw refuses('DOCTYPE');
  const hears = walker(takes, refuses);
  const reader = markupReader(hears);
  const part = 65_536;
  const clean = withoutComments(text);
  for (let at = 0; at < clean.length; at += part) reader.write(clean.slice(at, at + part));
  reader.end();
  if (!hears.isWhole()) throw refuses('XML_CUT');
}

/** Walks a file of tags in the letters that it says it is in. */
export const walkTags = (bytes: Buffer, refuses: Refuses, takes: Takes): void =>
  walkTree(textOf(bytes, refuses), refuses, takes);
