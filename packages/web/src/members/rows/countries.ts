import type { Locale } from '#contract/texts/catalog.ts';

/** Two-letter codes of the world's countries (ISO 3166-1). */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );
const near = ['CZ', 'SK'];
export const homeCountry = 'CZ';

/** "Česko" for "CZ"; a text that is no code stays as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** Choices of a country: ours and the neighbouring one first, the rest by the alphabet; a name that is kept is one too. */
export function countryChoices(locale: Locale, kept = ''): { value: string; label: string }[] {
  const order = new Intl.Collator(locale);
  const named = (list: string[]) => list.map((value) => ({ value, label: countryName(value, locale) }));
  const others = named(codes.filter((c) => !near.includes(c)));
  const unknown = kept && !codes.includes(kept) ? named([kept]) : [];
  return [...unknown, ...named(near), ...others.sort((a, b) => order.compare(a.label, b.label))];
}
