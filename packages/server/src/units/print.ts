import { fromText, percent, show } from '#contract/base/fraction.ts';
import cs from '#contract/texts/cs/units.ts';
import en from '#contract/texts/en/units.ts';
import type { UnitRow } from '#contract/units/schema.ts';
import type { Bytes } from '../base/handler.ts';
import { allRows, amount, plain, xlsx } from '../base/spreadsheet.ts';

/** The list of units as XLSX: shares as exact text and, for sorting, as percent. */
export async function unitsSheet(lang: 'cs' | 'en', part: (page: number) => Promise<UnitRow[]>): Promise<Bytes> {
  const t = (lang === 'cs' ? cs : en).UNITS;
  const head = [t.NUMBER, t.ENTRANCE, t.FLOOR, t.TYPE, t.USE_MODE, t.PERSONS, t.OWNERS, t.SHARE, t.SHARE_PERCENT];
  const rows = [];
  for await (const u of allRows(part)) {
    const share = u.share ? fromText(u.share) : null;
    rows.push([
      plain(u.number),
      plain(u.entrance?.name ?? ''),
      amount(u.floor),
      plain(t.TYPES[u.type]),
      plain(u.useMode ? t.USE_MODES[u.useMode] : ''),
      amount(u.persons),
      plain(u.svj_users.map((m) => m.full_name).join(', ')),
      plain(share ? show(share) : ''),
      amount(share && percent(share, 4)),
    ]);
  }
  return xlsx(lang === 'cs' ? 'jednotky' : 'units', head, rows);
}
