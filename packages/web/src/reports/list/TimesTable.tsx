import type { FirmTimes } from '#contract/handovers/schema-times.ts';
import type { Measured, ReportTimes } from '#contract/reports/schema-times.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import css from './TimesTable.module.css';

type Line = Measured & { key: string; name: string };
type Props = { times: ReportTimes; firms: FirmTimes['firms'] };

/** What was mended, in one table: kinds with all of them, who solved it, and firms where there are some. */
export function TimesTable({ times: { all, types, solvers }, firms }: Props) {
  const say = useText();
  if (!all) return <p>{say('REPORT.TIMES.NONE')}</p>;
  const byType = types.map(({ type, ...m }): Line => ({ key: type, name: say(`REPORT.TYPES.${type}`), ...m }));
  const bySolver = solvers.map(({ id, full_name, ...m }): Line => ({ key: String(id), name: full_name, ...m }));
  const byFirm = firms.map(
    ({ firm, ...m }): Line => ({
      ...{ key: String(firm?.id ?? 'others'), name: firm?.full_name ?? say('REPORT.TIMES.OTHER_FIRMS') },
      ...m,
    }),
  );
  const sum: Line = { key: 'all', name: say('REPORT.TIMES.ALL'), ...all };
  const groups = [
    { name: say('REPORT.COLUMNS.TYPE'), lines: [...byType, sum] },
    { name: say('REPORT.COLUMNS.SOLVER'), lines: bySolver },
    { name: say('REPORT.TIMES.FIRM'), lines: byFirm },
  ];
  return (
    <table className={css.table} aria-label={say('REPORT.TIMES.TITLE')}>
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ name, lines }) => (
          <Group key={name} name={name} lines={lines} />
        ))}
    </table>
  );
}

function Group({ name, lines }: { name: string; lines: readonly Line[] }) {
  const say = useText();
  const format = useFormat();
  const heads = (['COUNT', 'DAYS', 'LATE', 'GOOD', 'BAD'] as const).map((head) => say(`REPORT.TIMES.${head}`));
  const late = ({ dated, late: over }: Line) =>
    dated === 0 ? '–' : say('REPORT.TIMES.PERCENT', { percent: Math.round((100 * over) / dated) });
  const cells = (line: Line) => [
    format.number(line.count),
    say('REPORT.TIMES.IN_DAYS', { days: line.days }),
    late(line),
    format.number(line.good),
    format.number(line.bad),
  ];
  return (
    <tbody>
      <tr className={css.heads}>
        <th scope="rowgroup">{name}</th>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
      {lines.map((line) => (
        <tr key={line.key}>
          <th scope="row">{line.name}</th>
          {cells(line).map((text, i) => (
            <td key={heads[i]} data-head={heads[i]}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
