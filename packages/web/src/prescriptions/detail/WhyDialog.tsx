import { typo } from '#contract/base/words/typo.ts';
import type { RunDetail, RunUnit } from '#contract/prescriptions/schema.ts';
import { decimal } from '../../base/amounts.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { bare, difference } from '../rows/data.ts';
import css from '../rows/Run.module.css';

type Props = { run: RunDetail; unit: RunUnit; onClose: () => void };

/** Why the unit pays what it pays: its part of each fee. */
export function WhyDialog({ run, unit, onClose }: Props) {
  const say = useText();
  return (
    <Dialog opened onClose={onClose} title={say('PRESCRIPTIONS.UNITS.WHY_OF', { unit: unit.unit })} wide>
      <p>{say('PRESCRIPTIONS.UNITS.WHY_LEAD')}</p>
      <div className={css.scroll}>
        <WhyTable run={run} unit={unit} />
      </div>
      <p className={css.quiet}>{say('PRESCRIPTIONS.UNITS.MONTHS_NOTE')}</p>
    </Dialog>
  );
}

function WhyTable({ run, unit }: Omit<Props, 'onClose'>) {
  const say = useText();
  const compares = unit.before !== null;
  const partText = (at: number): string => {
    const { key, whole } = run.fees[at] as RunDetail['fees'][number];
    if (key === 'fixed') return say('PRESCRIPTIONS.UNITS.PART_FIXED');
    return say('PRESCRIPTIONS.UNITS.PART_OF', { weight: decimal(unit.parts[at]?.weight ?? ''), whole: decimal(whole) });
  };
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{say('PRESCRIPTIONS.FEES.NAME')}</th>
          <th scope="col">{say('PRESCRIPTIONS.UNITS.PART')}</th>
          <th scope="col" className={css.right}>
            {say('PRESCRIPTIONS.UNITS.TOTAL')}
          </th>
          {compares && (
            <th scope="col" className={css.right}>
              {say('PRESCRIPTIONS.UNITS.BEFORE')}
            </th>
          )}
          <th scope="col" className={css.right}>
            {say('PRESCRIPTIONS.UNITS.AFTER')}
          </th>
          {compares && (
            <th scope="col" className={css.right}>
              {say('PRESCRIPTIONS.UNITS.DIFFERENCE')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {unit.parts.map((part, at) => (
          <tr key={run.fees[at]?.name}>
            <th scope="row">{typo(run.fees[at]?.name ?? '')}</th>
            <td>{partText(at)}</td>
            <td className={css.right}>{bare(part.total)}</td>
            {compares && <td className={css.right}>{part.before ? bare(part.before) : '–'}</td>}
            <td className={css.right}>{bare(part.after)}</td>
            {compares && <td className={css.right}>{part.before ? difference(part.after, part.before) : '–'}</td>}
          </tr>
        ))}
        {run.wholeCrowns && (
          <tr>
            <th scope="row" colSpan={2}>
              {say('PRESCRIPTIONS.UNITS.ROUNDING')}
            </th>
            <td className={css.right}>{bare(unit.rounding)}</td>
            {compares && <td />}
            <td />
            {compares && <td />}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {say('PRESCRIPTIONS.FEES.SUM')}
          </th>
          <td className={css.right}>{bare(unit.total)}</td>
          {compares && <td className={css.right}>{unit.before && bare(unit.before)}</td>}
          <td className={css.right}>{bare(unit.after)}</td>
          {compares && <td className={css.right}>{unit.before && difference(unit.after, unit.before)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}
