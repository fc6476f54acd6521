/** What is told of a text in tags, as it comes: a tag with what it says, and the words between two of them. */
export type Hears = {
  opens(name: string, attributes: string): void;
  closes(name: string): void;
  words(text: string): void;
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Only what stands for one letter: entities of a file's own making are not asked for. */
const plain = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });

/** A tag that is longer is none. */
const longestTag = 65_536;

/**
 * Reads tags piece by piece, in as much memory as the longest of them takes. No document type, no entities, nothing that
 * leads elsewhere: what is not a plain tag is passed over.
 */
export function markupReader(hears: Hears): { write(piece: string): void; end(): void } {
  let rest = '';

  function tag(inside: string): void {
    if (inside.startsWith('![CDATA[')) hears.words(inside.slice(8, -2));
    else if (inside.startsWith('/')) hears.closes(inside.slice(1).trim());
    else if (!inside.startsWith('!') && !inside.startsWith('?')) {
      const isEmpty = inside.endsWith('/');
      const [, name = '', attributes = ''] = /^([^\s/]+)([\s\S]*)$/.exec(inside) ?? [];
      hears.opens(name, attributes);
      if (isEmpty) hears.closes(name);
    }
  }

  /** Where the tag that begins there ends; −1 while it is not whole. */
  function endOf(text: string, from: number): number {
    if (text.startsWith('<![CDATA[', from)) {
      const end = text.indexOf(']]>', from);
      return end < 0 ? -1 : end + 2;
    }
    return text.indexOf('>', from);
  }

  return {
    write(piece) {
      const text = rest + piece;
      let at = 0;
      for (;;) {
        const from = text.indexOf('<', at);
        if (from < 0) break;
        if (from > at) hears.words(plain(text.slice(at, from)));
        const to = endOf(text, from);
        if (to < 0) {
          at = from;
          break;
        }
        tag(text.slice(from + 1, to));
        at = to + 1;
      }
      rest = text.slice(at);
      if (rest.length <= longestTag) return;
      // Words without an end, or a tag that is none.
      hears.words(rest.startsWith('<') ? '' : plain(rest));
      rest = '';
    },
    end() {
      if (rest !== '' && !rest.startsWith('<')) hears.words(plain(rest));
      rest = '';
    },
  };
}

/** The value of an attribute, with or without a prefix as it stands there. */
export const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
