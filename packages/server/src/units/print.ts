import writeExcelFile from 'write-excel-file/node';
import { fromText, percent, show } from '#contract/base/fraction.ts';
import { allPart } from '#contract/base/paging.ts';
import cs from '#contract/texts/cs/units.ts';
import en from '#contract/texts/en/units.ts';
import type { UnitRow } from '#contract/units/schema.ts';
import type { Bytes } from '../base/handler.ts';

const mostRows = 10_000;
const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
// A cell that begins like a formula stays text: spreadsheets run formulas that people typed as names.
const plain = (text: string) => ({ value: text, type: String });

/** The list of units as XLSX: shares as exact text and, for sorting, as percent. */
export async function unitsSheet(lang: 'cs' | 'en', part: (page: number) => Promise<UnitRow[]>): Promise<Bytes> {
  const t = (lang === 'cs' ? cs : en).UNITS;
  const head = [t.NUMBER, t.ENTRANCE, t.FLOOR, t.TYPE, t.USE_MODE, t.PERSONS, t.OWNERS, t.SHARE, t.SHARE_PERCENT].map(
    bold,
  );
  const rows: object[][] = [head];
  for (let page = 1; rows.length <= mostRows; page++) {
    const some = await part(page);
    for (const u of some) {
      const share = u.share ? fromText(u.share) : null;
      rows.push([
        plain(u.number),
        plain(u.entrance?.name ?? ''),
        { value: u.floor ?? undefined, type: Number },
        plain(t.TYPES[u.type]),
        plain(u.useMode ? t.USE_MODES[u.useMode] : ''),
        { value: u.persons ?? undefined, type: Number },
        plain(u.svj_users.map((m) => m.full_name).join(', ')),
        plain(share ? show(share) : ''),
        { value: share ? percent(share, 4) : undefined, type: Number },
      ]);
    }
    if (some.length < allPart) break;
  }
  const body = await writeExcelFile(rows as never).toBuffer();
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: lang === 'cs' ? 'jednotky.xlsx' : 'units.xlsx', type, body };
}
