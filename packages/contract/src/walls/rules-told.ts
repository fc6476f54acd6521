import { wordsOf } from '../base/words/words.ts';

/** Letters of a name that stay the same however it is declined: "Němec" is "Němcovi", and "Svobodová" lives with Svoboda. */
const stemOf = (name: string): string => {
  const base = name.replace(/(?<=.{3})ov[ae]$/, '');
  return base === name ? name.slice(0, Math.max(3, name.length - 2)) : base;
};
/** Words that lead to one home or to one person. */
const leading =
  /^(byt|jednot|pan[iu]?$|pano|panem|pana|slecn|vlastni[kc]|najem|soused|flat|apartment|unit|mr|mrs|neighbo)/;
/** A phone, an account, a date of birth. */
const longNumber = /\d[\d\s/.-]{4,}\d/;

/**
 * Whether a text that the house reads may be told to a stranger too: it names nobody of the house, no flat, no address and no
 * long number. It rather holds a harmless text back than lets a name out.
 */
export function isImpersonal(text: string, names: readonly string[]): boolean {
  if (text.includes('@') || longNumber.test(text)) return false;
  const words = [...new Set(wordsOf(text))];
  if (words.some((word) => leading.test(word))) return false;
  const stems = [...new Set(names.flatMap((name) => [...wordsOf(name)]))].filter((w) => w.length > 1).map(stemOf);
  return !stems.some((stem) => words.some((word) => word.startsWith(stem)));
}
