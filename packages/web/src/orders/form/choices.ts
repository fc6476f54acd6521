import { mainRoles } from '#contract/orders/schema-words.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Say } from '../../base/texts.tsx';
import type { FieldKind } from './fields.ts';

type Choice = { value: string; label: string };
/** `cs` is what the form has always called our country. */
const countries = ['cs', 'SK', 'AT', 'DE', 'PL', 'HU', 'UA', 'GB', 'IE', 'FR', 'IT', 'ES', 'NL', 'CH', 'US'];

export const countryOf = (code: string, locale: Locale): string => {
  const real = code === 'cs' ? 'CZ' : code;
  return /^[A-Z]{2}$/.test(real) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(real) ?? real) : real;
};

/** What a field offers; nothing for one that is typed. */
export function choicesOf(kind: FieldKind | undefined, say: Say, locale: Locale): Choice[] | null {
  if (kind === 'country') return countries.map((value) => ({ value, label: countryOf(value, locale) }));
  if (kind === 'role') return mainRoles.map((value) => ({ value, label: say(`ORDERS.ROLES.${value}`) }));
  if (kind === 'sex')
    return (['female', 'male', 'others'] as const).map((value) => ({ value, label: say(`ORDERS.SEXES.${value}`) }));
  return null;
}

/** A value as it is read: a choice by its name. */
export const shownValue = (kind: FieldKind | undefined, value: string, say: Say, locale: Locale): string =>
  choicesOf(kind, say, locale)?.find((c) => c.value === value)?.label ?? value;
