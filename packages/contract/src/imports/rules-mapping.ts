import { isBirthHeader } from './reading/rules-birth.ts';
import { plain } from './reading/rules-names.ts';

/** What a column of a table can mean; an empty text means that it is left out. */
export const columnFields = [
  'unitNumber',
  'cadastreId',
  'entrance',
  'floor',
  'type',
  'area',
  'layout',
  'share',
  'shareNumerator',
  'shareDenominator',
  'owner',
  'titleBefore',
  'firstName',
  'lastName',
  'titleAfter',
  'companyName',
  'ico',
  'joint',
  'ownerShare',
  'ownerShareNumerator',
  'ownerShareDenominator',
  'street',
  'town',
  'post',
  'country',
] as const;
export type ColumnField = (typeof columnFields)[number];
/** One entry a column, in the order of the file. */
export type Mapping = readonly (ColumnField | '')[];

const owner = '(?:vlastnik\\w*|spoluvlastnik\\w*|majitel\\w*|owner\\w*)';
const own = `(?:${owner}|na jednotce|v jednotce)`;
/** The first that fits wins, so the narrower stand first. */
const guesses: readonly (readonly [ColumnField | '', RegExp])[] = [
  ['', /e ?mail|telefon|mobil|phone|ucet|poznamk|datum/],
  ['cadastreId', /^(id|kod) (jednotky|kn|katastr\w*)$|^id kn$/],
  ['ownerShareNumerator', new RegExp(`citatel.*${own}|${owner}.*citatel`)],
  ['ownerShareDenominator', new RegExp(`jmenovatel.*${own}|${owner}.*jmenovatel`)],
  ['ownerShare', new RegExp(`podil.*${own}|${owner}.*podil|vlastnick\\w* podil|spoluvlastnick\\w* podil|owner.*share`)],
  ['shareNumerator', /citatel|numerator/],
  ['shareDenominator', /jmenovatel|denominator/],
  ['share', /podil|share/],
  ['joint', /\b(sjm|bsm|manzel\w*|spolecne jmeni)\b|^(druh|typ|forma) (vlastnika|vlastnictvi)$/],
  ['titleBefore', /titul.*(pred)|^(titul|tituly|title)$/],
  ['titleAfter', /titul.*(za)\b/],
  ['ico', /^(ico|ic|ico firmy|company number)$/],
  ['companyName', /firma|nazev (firmy|spolecnosti)|spolecnost|obchodni|company/],
  ['lastName', /prijmeni$|^prijmeni|last ?name|surname/],
  ['firstName', /^(krestni )?jmeno( vlastnika)?$|first ?name/],
  ['owner', new RegExp(`^${owner}$|jmeno a prijmeni|prijmeni a jmeno|jmeno vlastnika|cele jmeno`)],
  ['entrance', /vchod|entrance/],
  ['floor', /podlazi|patro|floor/],
  ['type', /^(typ|druh|zpusob vyuziti|typ jednotky|druh jednotky|vyuziti|type)$/],
  ['area', /plocha|vymera|m2|area/],
  ['layout', /dispozice|velikost|layout/],
  ['unitNumber', /^((cislo|c|oznaceni) )?(jednotk\w*|bytu|byt|prostoru)( c| cislo)?$|^(cislo|oznaceni|c j)$|^unit/],
  ['street', /ulice|^adresa$|adresa (vlastnika|bydliste)|street|address/],
  ['town', /\bobec\b|mesto|town|city/],
  ['post', /psc|zip|post/],
  ['country', /\bstat\b|zeme|country/],
];

/** What the header says; an empty text is a column to be left out, null is one that nobody knows. */
function said(header: string): ColumnField | '' | null {
  const text = plain(header);
  if (!text) return null;
  if (isBirthHeader(header)) return '';
  if (/prijmeni.*jmeno|jmeno.*prijmeni/.test(text)) return 'owner';
  return guesses.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** What the columns probably mean; a meaning is given once, to the leftmost column. */
export function guessMapping(headers: readonly string[]): Mapping {
  const given = new Set<string>();
  const found = headers.map((header) => {
    const field = said(header);
    if (!field || given.has(field)) return '';
    given.add(field);
    return field;
  });
  // "Jméno" without a surname beside it holds the whole name.
  const whole = !given.has('lastName') && !given.has('owner');
  return found.map((field) => (whole && field === 'firstName' ? 'owner' : field));
}

/** The headers as one text by which a mapping is remembered. */
export const headersKey = (headers: readonly string[]): string => headers.map(plain).join('|');

/** Required meanings that no column has; a share may be one column or two, an owner one column, a surname or a company. */
export function missingColumns(mapping: Mapping): ColumnField[] {
  const has = new Set<string>(mapping);
  const missing: ColumnField[] = has.has('unitNumber') ? [] : ['unitNumber'];
  if (!has.has('share') && !(has.has('shareNumerator') && has.has('shareDenominator'))) missing.push('share');
  if (!has.has('owner') && !has.has('lastName') && !has.has('companyName')) missing.push('owner');
  return missing;
}

/** Meanings given to two columns. */
export const doubledColumns = (mapping: Mapping): ColumnField[] =>
  mapping.filter((f, i): f is ColumnField => f !== '' && mapping.indexOf(f) !== i);

/** The guess where every header says what it is and nothing is missing or said twice; null where a person is to be asked. */
export function sureMapping(headers: readonly string[]): Mapping | null {
  const found = guessMapping(headers);
  const known = headers.every((header, i) => found[i] !== '' || said(header) === '');
  return known && missingColumns(found).length === 0 ? found : null;
}
