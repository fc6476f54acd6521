import type { Content, ContentText } from 'pdfmake/interfaces.js';
import { textSize } from './pdf-page.ts';
import { runsOf } from './pdf-words.ts';

/** The blocks of a stored rich text, as the drawing understands them. */
type Inline = Exclude<ContentText['text'], string | Content[]>;
type Look = {
  bold?: true;
  italics?: true;
  decoration?: ('underline' | 'lineThrough')[];
  link?: string;
  color?: string;
};
type Item = { stack: Content[] };
type List = { ul: Item[] } | { ol: Item[]; start: number };
type Alignment = 'left' | 'center' | 'right' | 'justify';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" };
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '');

/** Names of tones as they are printed. */
const inks: Record<string, string> = {
  stone: '#63635b',
  dvur: '#206254',
  okr: '#8a5a12',
  cihla: '#a23e22',
  smalt: '#2b5a8a',
  mech: '#4d6b1f',
};

function lookOf(name: string, rest: string): Look {
  if (name === 'strong') return { bold: true };
  if (name === 'em') return { italics: true };
  if (name === 'u') return { decoration: ['underline'] };
  if (name === 's') return { decoration: ['lineThrough'] };
  if (name === 'a') {
    const link = plain(/href="([^"]*)"/.exec(rest)?.[1] ?? '');
    return { color: '#206254', decoration: ['underline'], ...(link ? { link } : {}) };
  }
  const color = inks[/data-tone="(\w+)"/.exec(rest)?.[1] ?? ''];
  return color ? { color } : {};
}

/** One look made of those that are open: lines under and through words go together. */
function merged(looks: readonly Look[]): Look {
  const decoration = [...new Set(looks.flatMap((l) => l.decoration ?? []))];
  return { ...Object.assign({}, ...looks), ...(decoration.length ? { decoration } : {}) };
}

/** The text in blocks: paragraphs, headings, nested lists, words in bold, italics, underlined, struck, links and tones. */
export function richContent(html: string, base = textSize): Content[] {
  const top: Content[] = [];
  const lists: List[] = [];
  const items: Item[] = [];
  const open: { name: string; look: Look }[] = [];
  let words: Inline[] = [];
  let level = 0;
  let alignment: Alignment = 'left';

  const place = (content: Content) => (items.at(-1)?.stack ?? top).push(content);
  function flush() {
    if (words.length > 0) {
      const margin: [number, number, number, number] = level ? [0, 6, 0, 3] : [0, 0, 0, items.length ? 2 : 5];
      const size = level ? { bold: true, fontSize: (level < 3 ? 1.15 : 1.05) * base } : {};
      place({ text: words, alignment, margin, ...size });
    }
    words = [];
  }
  function enclose(name: string, rest: string, ends: boolean) {
    flush();
    if (name === 'li') {
      if (ends) items.pop();
      else {
        const item = { stack: [] };
        const list = lists.at(-1);
        if (list) ('ul' in list ? list.ul : list.ol).push(item);
        items.push(item);
      }
      return;
    }
    if (!ends) {
      const start = Number(/start="(\d+)"/.exec(rest)?.[1] ?? 1);
      lists.push(name === 'ul' ? { ul: [] } : { ol: [], start });
      return;
    }
    const list = lists.pop();
    const empty = !list || ('ul' in list ? list.ul : list.ol).length === 0;
    if (!empty) place({ ...list, margin: [0, 0, 0, items.length ? 0 : 5] } as Content);
  }

  for (const [, end = '', name = '', rest = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g,
  )) {
    if (text) {
      if (words.length > 0 || text.trim())
        words.push(...runsOf(plain(text)).map((run) => ({ ...run, ...merged(open.map((o) => o.look)) }) as Inline));
    } else if (name === 'br') words.push({ text: '\n' } as Inline);
    else if (name === 'ul' || name === 'ol' || name === 'li') enclose(name, rest, end === '/');
    else if (name === 'p' || /^h[1-6]$/.test(name)) {
      flush();
      level = end || name === 'p' ? 0 : Number(name[1]);
      alignment = end ? 'left' : ((/text-align:\s*(\w+)/.exec(rest)?.[1] as Alignment | undefined) ?? 'left');
    } else if (end) {
      const at = open.findLastIndex((o) => o.name === name);
      if (at >= 0) open.splice(at, 1);
    } else open.push({ name, look: lookOf(name, rest) });
  }
  flush();
  return top;
}
