import type { Doubt, PersonFields } from './rules.ts';
import { isFirstName, menNames, womenNames } from './rules-firstnames.ts';

/** The text as names and headers are compared: small letters, no diacritics, single spaces, no punctuation. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The text as it may be kept: one line, no control or invisible characters, no broken code points. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** The key of a name: surname first for people, the company's name for companies. */
export const nameKey = (p: PersonFields): string => plain(p.companyName ?? `${p.lastName ?? ''} ${p.firstName ?? ''}`);

const dotted = 'bc|bca|mgr|mga|ing|arch|mudr|mvdr|mddr|judr|phdr|rndr|pharmdr|paeddr|thdr|thlic|rsdr|dipl|doc|prof|dr';
const before = new RegExp(`^(?:(?:${dotted})\\.|dipl\\.-ing\\.|bc|mgr|ing|mudr|mvdr|mddr|judr|phdr|rndr)$`, 'i');
const after = /^(?:ph\.?d|csc|drsc|dis|mba|mpa|ll\.?m|th\.?d|dba|msc|bsc|bba|art\.?d)\.?$/i;
const glued = new RegExp(`(?<=^|[\\s.])((?:${dotted})\\.)(?=\\p{L}{2})`, 'giu');

export type Titled = { titleBefore: string | null; rest: string; titleAfter: string | null; found: boolean };

/** Titles taken out of a name wherever they stand ("Dvorský Jan Ing.", "Ing.Jan Novák, Ph.D."); the rest keeps its order. */
export function splitTitles(text: string): Titled {
  const spaced = text
    .replace(/ph\.\s+d\./gi, 'Ph.D.')
    .replace(/ll\.\s+m\./gi, 'LL.M.')
    .replace(glued, '$1 ');
  const words = spaced.split(/[\s,]+/).filter(Boolean);
  const ahead = words.filter((w) => before.test(w));
  const behind = words.filter((w) => after.test(w));
  const rest = words.filter((w) => !before.test(w) && !after.test(w));
  return {
    titleBefore: ahead.join(' ') || null,
    rest: rest.join(' '),
    titleAfter: behind.join(', ') || null,
    found: ahead.length + behind.length > 0,
  };
}

export type SplitName = PersonFields & { doubts: Doubt[] };
const nobody = { companyName: null, ico: null };

/** How many words from the start are first names. */
const leading = (words: readonly string[]) => {
  const at = words.findIndex((w) => !isFirstName(w));
  return at < 0 ? words.length : at;
};

/** A person out of one cell. `printed` is the cadastre's printed form, surname first. Doubtful when the order is a guess. */
export function splitName(text: string, printed = false): SplitName {
  const comma = /^\s*([\p{L}'-]+)\s*,\s*\p{L}/u.exec(text);
  const titled = splitTitles(text);
  const words = titled.rest.split(' ').filter(Boolean);
  const doubts: Doubt[] = titled.found ? ['titles'] : [];
  const titles = { titleBefore: titled.titleBefore, titleAfter: titled.titleAfter, ...nobody };
  if (words.length < 2)
    return { ...titles, firstName: null, lastName: words[0] ?? null, doubts: [...doubts, 'nameOrder'] };
  const fromStart = leading(words);
  const fromEnd = leading([...words].reverse());
  const surnameAhead = printed || (comma !== null && comma[1] === words[0]) || (fromStart === 0 && fromEnd > 0);
  const count = surnameAhead
    ? Math.min(Math.max(fromEnd, 1), words.length - 1)
    : Math.min(Math.max(fromStart, 1), words.length - 1);
  const first = surnameAhead ? words.slice(words.length - count) : words.slice(0, count);
  const last = surnameAhead ? words.slice(0, words.length - count) : words.slice(count);
  const guessed = !printed && comma === null && fromStart > 0 === fromEnd > 0;
  return {
    ...titles,
    firstName: first.join(' '),
    lastName: last.join(' '),
    doubts: guessed ? [...doubts, 'nameOrder'] : doubts,
  };
}

const coupleBehind = /(?<=[\s,;(-])(?:SJM|BSM|manželé|společné jmění(?: manželů)?)\)?\s*$/i;
/** The name without the word for joint property that stands behind it ("Jan a Hana Dvorští (SJM)"), and whether it did. */
export function withoutCouple(text: string): { text: string; joint: boolean } {
  const at = text.search(coupleBehind);
  if (at < 0) return { text, joint: false };
  const isInside = text[at - 1] === '(';
  let end = isInside ? at - 1 : at;
  while (end > 0 && (isInside ? /\s/ : /[\s,;-]/).test(text.charAt(end - 1))) end -= 1;
  return { text: text.slice(0, end), joint: true };
}

/** "SJM Dvorský Jan Ing. a Dvorská Hana, Lipová 14" as two people; null when the text is not a couple. Always doubtful. */
export function splitCouple(text: string): [SplitName, SplitName] | null {
  const mark = /^\s*(?:SJM|BSM|manželé)\b[\s:,-]*/i;
  const printed = mark.test(text);
  const parts = withoutCouple(text).text.replace(mark, '').split(',');
  const address = parts.findIndex((part, i) => i > 0 && /\d/.test(part));
  const named = address < 0 ? parts : parts.slice(0, address);
  const halves = named.join(',').split(/\s+(?:a|&)\s+/i);
  if (halves.length !== 2) return null;
  const [one, two] = halves.map((h) => splitName(h, printed)) as [SplitName, SplitName];
  if (!one.lastName || !two.lastName) return null;
  // "Jan a Hana Dvorští": the first half is only a first name, the surname is common.
  if (!one.firstName) Object.assign(one, { firstName: one.lastName, lastName: two.lastName });
  const couple = (n: SplitName): SplitName => ({
    ...n,
    doubts: [...n.doubts.filter((d) => d !== 'nameOrder'), 'couple'],
  });
  return [couple(one), couple(two)];
}

const legalForm =
  /(s\.?\s?r\.?\s?o\b|a\.\s?s\.|spol\.|k\.\s?s\.|v\.\s?o\.\s?s\.|z\.\s?s\.|o\.\s?p\.\s?s\.|GmbH|Ltd|Inc\b|družstvo|společenství|sdružení|nadace|\bústav\b)/iu;
/** Whether the name is a company's, a town's or an association's. */
export const isCompanyName = (text: string): boolean =>
  legalForm.test(text) ||
  /^(město|obec|městys|statutární město|hlavní město|městská část|česká republika)(\s|$)/iu.test(text);

/** Whether the owner is an association of owners: this one by its number, or any by its name. */
export const isAssociation = (p: PersonFields, ico: string | null): boolean =>
  (p.ico !== null && p.ico === ico) || /společenství\s+(vlastníků|pro\s+dům)/iu.test(p.companyName ?? '');

/** A guess of sex from the name and whether it can be relied on: Krejčí, Janů and foreign names cannot. */
export function guessSex(firstName: string | null, lastName: string | null): { sex: 'male' | 'female'; sure: boolean } {
  const given = firstName?.split(' ')[0] ?? '';
  const surname = lastName ?? '';
  const woman = womenNames.has(given) || (!menNames.has(given) && /[ae]$/.test(given));
  if (/ová(\s|-|$)/i.test(surname) || /á$/i.test(surname)) return { sex: 'female', sure: !menNames.has(given) };
  if (/[íůé]$/i.test(surname)) return { sex: woman ? 'female' : 'male', sure: false };
  return woman ? { sex: 'female', sure: false } : { sex: 'male', sure: surname !== '' };
}
