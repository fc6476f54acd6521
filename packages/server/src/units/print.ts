import { showDay } from '#contract/base/dates.ts';
import { fromText, percent, show } from '#contract/base/fraction.ts';
import csPeriods from '#contract/texts/cs/periods.ts';
import cs from '#contract/texts/cs/units.ts';
import enPeriods from '#contract/texts/en/periods.ts';
import en from '#contract/texts/en/units.ts';
import type { UnitRow } from '#contract/units/schema.ts';
import type { Bytes } from '../base/http/handler.ts';
import { allRows, amount, plain, xlsx } from '../base/sheets/spreadsheet.ts';

type Lang = 'cs' | 'en';
/** The house as it was on a day; today's list goes out without it, to be read by machines too. */
type State = { day: string; house: string };

const headOf = (lang: Lang, { day, house }: State) =>
  (lang === 'cs' ? csPeriods : enPeriods).PERIODS.SHEET_HEAD.replace('{house}', () => house).replace(
    '{day}',
    showDay(day),
  );

/** The list of units as XLSX: shares as exact text and, for sorting, as percent. */
export async function unitsSheet(
  lang: Lang,
  state: State | null,
  part: (page: number) => Promise<UnitRow[]>,
): Promise<Bytes> {
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
  const name = lang === 'cs' ? 'jednotky' : 'units';
  return state ? xlsx(`${name}-${state.day}`, head, rows, headOf(lang, state)) : xlsx(name, head, rows);
}
