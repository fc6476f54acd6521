/** A unit as names of files and pages speak of it; its variable symbol, where it has one. */
export type NumberedUnit = { id: number; number: string; symbol?: string };

type Token = { text: string; isNumber: boolean /** What stands between the one before and this one. */; gap: string };
type Pattern = { id: number; tokens: readonly string[] };
/** A number of the house that stands in a text: which units it may be, and how sure that is. */
type Match = { from: number; to: number; ids: readonly number[]; byWord: boolean };

/** Slash, dash, underscore and space are one. */
const joins = (gap: string): boolean => /^\s*[/_\-\u2010-\u2015]\s*$|^\s+$/.test(gap);
/** Before the number of a unit: byt, jednotka and their kin in all their forms. */
const words = new RegExp(
  `^(${[
    'byt(u|e|em|y|ech|um)?|bytov(a|e|y|ou|ym|eho|emu)',
    'jednot(ka|ky|ce|ku|kou|ek|kam|kach|kami)|jedn|bj',
    'nebyt(u|em)?|nebytov(a|e|y|ou|ym|eho|emu)|prostor(u|em|y)?|garaz(e|i|ove)?',
    'unit|flat|apartment',
  ].join('|')})$`,
);
/** Between the word and the number: č., číslo, č. j. */
const fillers = /^(c|j|cj|cislo|cisla|no|nr|number)$/;
const symbols = /^(vs|symbol(u|em)?)$/;
/** Days and years beside each other are no numbers of units. */
const dates =
  /\b\d{1,2}\.\s?\d{1,2}\.(\s?\d{4})?|\b(19|20)\d{2}[-_ ](0\d|1[0-2])[-_ ]([0-2]\d|3[01])\b|\b(19|20)\d{2}\s?[-_/–]\s?(19|20)\d{2}\b/g;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[a-z]+|\d+/g)) {
    const isNumber = /\d/.test(word);
    found.push({ text: isNumber ? word.replace(/^0+(?=\d)/, '') : word, isNumber, gap: text.slice(end, index) });
    end = index + word.length;
  }
  return found;
}

/** Reads of which units of the house a text speaks. */
export type UnitReader = ReturnType<typeof unitReader>;

/** The house's numbers made ready: many texts are read with one. */
export function unitReader(units: readonly NumberedUnit[]) {
  const patterns = units
    .map(({ id, number }): Pattern => ({ id, tokens: tokensOf(plain(number)).map((t) => t.text) }))
    .filter(({ tokens }) => tokens.length > 0);
  const byFirst = Map.groupBy(patterns, (p) => p.tokens[0] as string);
  // "byt 5" of a house that numbers its units 1247/1 to 1247/25.
  const short = patterns.filter(({ tokens }) => /^\d+$/.test(tokens.at(-1) ?? '') && /^\d*$/.test(tokens.at(-2) ?? ''));
  const byLast = Map.groupBy(short, (p) => p.tokens.at(-1) as string);
  const byDigits = Map.groupBy(patterns, (p) => p.tokens.join(''));
  // Zeros at the beginning are left out, as in numbers that are read.
  const bySymbol = new Map(
    units.flatMap(({ id, symbol = '' }) => (symbol ? [[symbol.replace(/^0+/, ''), id] as const] : [])),
  );
  /** Units that a symbol means: the one whose it is, else those whose number it is made of. */
  const meant = (symbol: string): readonly number[] => {
    const own = bySymbol.get(symbol);
    return own === undefined ? (byDigits.get(symbol) ?? []).map((p) => p.id) : [own];
  };
  // A house may have several: 1247/1 and 1248/1.
  const shared = new Set([...byFirst].filter(([, same]) => same.length > 1).map(([first]) => first));

  const longest = (tokens: readonly Token[], from: number): { to: number; ids: number[] } | null => {
    const here = byFirst.get((tokens[from] as Token).text) ?? [];
    const fits = here.filter(({ tokens: wanted }) => stands(tokens, from, wanted));
    const most = Math.max(0, ...fits.map((p) => p.tokens.length));
    const ids = fits.filter((p) => p.tokens.length === most).map((p) => p.id);
    return ids.length > 0 ? { to: from + most, ids } : null;
  };

  /** The number behind a word for a unit: whole, or its last part where that is said to be enough. */
  const behind = (tokens: readonly Token[], at: number): Match | null => {
    let from = at + 1;
    while (fillers.test(tokens[from]?.text ?? '') && !/\n/.test(tokens[from]?.gap ?? '')) from += 1;
    const first = tokens[from];
    if (!first || !/^[\s.:#_\-/]{0,4}$/.test(first.gap)) return null;
    const whole = longest(tokens, from);
    if (whole) return { from: at, byWord: true, ...whole };
    const next = tokens[from + 1];
    // "byt 5/2" is a number of its own that the house does not have.
    const goesOn = next?.isNumber && /^\s*[/-]\s*$/.test(next.gap) && next.text.length < 4;
    const isGlued = next?.gap === '';
    const ids = first.isNumber && !goesOn && !isGlued ? (byLast.get(first.text) ?? []).map((p) => p.id) : [];
    return ids.length > 0 ? { from: at, to: from + 1, ids, byWord: true } : null;
  };

  const matches = (tokens: readonly Token[]): Match[] => {
    const found: Match[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as Token;
      const next = tokens[at + 1];
      const bySign = symbols.test(token.text) && next?.isNumber ? meant(next.text) : [];
      const whole = token.gap !== '' || at === 0 ? longest(tokens, at) : null;
      const named = words.test(token.text) ? behind(tokens, at) : null;
      if (bySign.length > 0) found.push({ from: at, to: at + 2, ids: bySign, byWord: true });
      // A single number says nothing by itself.
      else if (whole && whole.to - at > 1) found.push({ from: at, byWord: words.test(token.text), ...whole });
      else if (named) found.push(named);
      at = Math.max(at, (found.at(-1)?.to ?? 0) - 1);
    }
    return found;
  };

  /** Numbers made as those of the house that no unit has. */
  const strangers = (tokens: readonly Token[], known: readonly Match[]): string[] =>
    tokens.flatMap((token, at) => {
      const next = tokens[at + 1];
      const isOurs =
        token.isNumber &&
        shared.has(token.text) &&
        next?.isNumber &&
        /^\s*[/_-]\s*$/.test(next.gap) &&
        next.text.length < 4 &&
        tokens[at + 2]?.gap !== '';
      const isKnown = known.some((m) => m.from <= at && m.to > at);
      return isOurs && !isKnown ? [`${token.text}/${next.text}`] : [];
    });

  return {
    /** What the text says: numbers beside a word for a unit, numbers that stand alone, numbers that the house does not have. */
    read(text: string) {
      const tokens = tokensOf(plain(text).replace(dates, ' . '));
      const found = matches(tokens);
      const ids = (some: readonly Match[]) => [...new Set(some.flatMap((m) => m.ids))];
      return {
        byWord: ids(found.filter((m) => m.byWord)),
        alone: ids(found.filter((m) => !m.byWord)),
        strangers: [...new Set(strangers(tokens, found))],
        tokens,
      };
    },
    whole: (tokens: readonly Token[]): number[] => {
      const all = tokens.length > 0 ? longest(tokens, 0) : null;
      if (all?.to === tokens.length) return all.ids;
      const [only] = tokens;
      return tokens.length === 1 && only?.isNumber ? (byLast.get(only.text) ?? []).map((p) => p.id) : [];
    },
    /** Of a bare number: units that it could be. */
    bare: (tokens: readonly Token[]): number[] => [
      ...new Set(tokens.flatMap(({ text, isNumber }) => (isNumber ? (byLast.get(text) ?? []).map((p) => p.id) : []))),
    ],
  };
}

/** The tokens of a number stand there, joined as numbers of units are, and nothing is glued behind. */
function stands(tokens: readonly Token[], from: number, wanted: readonly string[]): boolean {
  const fits = wanted.every((text, i) => {
    const token = tokens[from + i];
    if (token?.text !== text) return false;
    const before = tokens[from + i - 1];
    const isPart = i === 0 || joins(token.gap) || (token.gap === '' && before?.isNumber !== token.isNumber);
    return isPart;
  });
  return fits && tokens[from + wanted.length]?.gap !== '';
}

/** Units named for a bare number; more of them are no help. */
const mostGuessed = 3;

/** To which unit a file goes by its name; `units` are those it may be, for a person to choose from. */
export type NameSays =
  | { kind: 'sure'; unitId: number }
  | { kind: 'maybe' | 'many'; unitIds: readonly number[] }
  | { kind: 'stranger'; number: string }
  | { kind: 'none' };

/** What the name of a file, without its extension, says. Whatever could be meant otherwise is for a person. */
export function unitOfName(reader: UnitReader, name: string): NameSays {
  const { byWord, alone, strangers, tokens } = reader.read(name);
  const whole = reader.whole(tokens);
  if (whole.length === 1) return { kind: 'sure', unitId: whole[0] as number };
  const sure = [...new Set([...byWord, ...alone, ...whole])];
  const [stranger] = strangers;
  if (sure.length === 1 && stranger === undefined) return { kind: 'sure', unitId: sure[0] as number };
  if (sure.length > 0) return { kind: 'many', unitIds: sure };
  if (stranger !== undefined) return { kind: 'stranger', number: stranger };
  const bare = reader.bare(tokens);
  if (bare.length === 0 || bare.length > mostGuessed) return { kind: 'none' };
  return { kind: bare.length === 1 ? 'maybe' : 'many', unitIds: bare };
}
