import { fromText, percent, show } from '#contract/base/shares/fraction.ts';
import { showDay } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { UnitRow } from '#contract/units/schema.ts';
import type { Bytes } from '../base/http/handler.ts';
import { allRows, amount, plain, xlsx } from '../base/sheets/spreadsheet.ts';
import { speak } from '../base/text/speak.ts';

/** The house as it was on a day; today's list goes out without it, to be read by machines too. */
type State = { day: string; house: string };

const heads = [
  'NUMBER',
  'ENTRANCE',
  'FLOOR',
  'TYPE',
  'USE_MODE',
  'PERSONS',
  'OWNERS',
  'SHARE',
  'SHARE_PERCENT',
] as const;

/** The list of units as XLSX: shares as exact text and, for sorting, as percent. */
export async function unitsSheet(
  lang: Locale,
  state: State | null,
  part: (page: number) => Promise<UnitRow[]>,
): Promise<Bytes> {
  const say = speak(lang);
  const head = heads.map((name) => say(`UNITS.${name}`));
  const rows = [];
  for await (const u of allRows(part)) {
    const share = u.share ? fromText(u.share) : null;
    rows.push([
      plain(u.number),
      plain(u.entrance?.name ?? ''),
      amount(u.floor),
      plain(say(`UNITS.TYPES.${u.type}`)),
      plain(u.useMode ? say(`UNITS.USE_MODES.${u.useMode}`) : ''),
      amount(u.persons),
      plain(u.svj_users.map((m) => m.full_name).join(', ')),
      plain(share ? show(share) : ''),
      amount(share && percent(share, 4)),
    ]);
  }
  const name = lang === 'cs' ? 'jednotky' : 'units';
  if (!state) return xlsx(name, head, rows);
  const above = say('PERIODS.SHEET_HEAD', { house: state.house, day: showDay(state.day) });
  return xlsx(`${name}-${state.day}`, head, rows, above);
}
