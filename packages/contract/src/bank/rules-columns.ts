import { searchKey } from '../base/words/search.ts';
import { type ColumnKind, type ColumnMapping, columnKinds } from './schema-statement.ts';

export type Preset = { bank: string; columns: ColumnMapping };

/** How Fio calls the columns of its tables, as its files were seen. */
const fio: Preset = {
  bank: 'Fio banka',
  columns: {
    ...{ reference: 'ID pohybu', day: 'Datum', amount: 'Objem', currency: 'Měna', counter: 'Protiúčet' },
    ...{ name: 'Název protiúčtu', bank: 'Kód banky', ks: 'KS', vs: 'VS', ss: 'SS', message: 'Zpráva pro příjemce' },
  },
};

/** How other banks should call theirs: proposed, and read once a person has looked at them. */
export const proposals: readonly Preset[] = [
  {
    bank: 'ČSOB',
    columns: {
      ...{ day: 'datum zaúčtování', amount: 'částka', currency: 'měna', counter: 'číslo účtu protiúčtu' },
      ...{ bank: 'kód banky protiúčtu', name: 'název účtu protiúčtu', ks: 'konstantní symbol' },
      ...{ vs: 'variabilní symbol', ss: 'specifický symbol', reference: 'ID transakce', message: 'poznámka' },
    },
  },
  {
    bank: 'Komerční banka',
    columns: {
      ...{ day: 'Datum splatnosti', amount: 'Částka', counter: 'Protiúčet a kód banky', name: 'Název protiúčtu' },
      ...{ ks: 'KS', vs: 'VS', ss: 'SS', reference: 'Identifikace transakce', message: 'Popis pro příjemce' },
    },
  },
  {
    bank: 'Česká spořitelna',
    columns: {
      ...{ day: 'Datum zaúčtování', amount: 'Částka', currency: 'Měna', counter: 'Číslo protiúčtu' },
      ...{ bank: 'Bankovní kód protiúčtu', name: 'Název protiúčtu', ks: 'Konstantní symbol' },
      ...{
        vs: 'Variabilní symbol',
        ss: 'Specifický symbol',
        reference: 'ID transakce',
        message: 'Zpráva pro příjemce',
      },
    },
  },
  {
    bank: 'Air Bank',
    columns: {
      ...{ day: 'Datum provedení', amount: 'Částka v měně účtu', currency: 'Měna účtu', name: 'Název protistrany' },
      ...{ counter: 'Číslo účtu protistrany', ks: 'Konstantní symbol', vs: 'Variabilní symbol' },
      ...{ ss: 'Specifický symbol', reference: 'Referenční číslo', message: 'Zpráva pro příjemce' },
    },
  },
];

export const needed: readonly ColumnKind[] = ['day', 'amount'];

/** Where each column stands in the header; null where one that is named is not there. */
export function placesOf(header: readonly string[], columns: ColumnMapping): Map<ColumnKind, number> | null {
  const keys = header.map(searchKey);
  const places = new Map<ColumnKind, number>();
  for (const kind of columnKinds) {
    const name = columns[kind];
    if (name === undefined) continue;
    const at = keys.indexOf(searchKey(name));
    if (at < 0) return null;
    places.set(kind, at);
  }
  return needed.every((kind) => places.has(kind)) ? places : null;
}

/** What is proposed for the header of a table that nobody has said anything of. */
export const proposalFor = (header: readonly string[]): Preset | null =>
  proposals.find((p) => placesOf(header, p.columns)) ?? null;

/** Of the mappings that fit the header, the one that reads the most. */
export function mappingFor(header: readonly string[], known: readonly ColumnMapping[]): ColumnMapping | null {
  const fitting = [...known, fio.columns].filter((m) => placesOf(header, m));
  return fitting.reduce<ColumnMapping | null>(
    (best, m) => (best && Object.keys(best).length >= Object.keys(m).length ? best : m),
    null,
  );
}

/** A header as mappings are remembered by. */
export const headerKey = (header: readonly string[]): string => header.map(searchKey).join('|');
