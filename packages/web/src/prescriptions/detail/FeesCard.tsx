import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { feeLinks } from '#contract/fees/links.ts';
import type { RunDetail } from '#contract/prescriptions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { bare, shown } from '../rows/data.ts';
import css from '../rows/Run.module.css';

/** What is divided among units and by what, and that nothing of it was lost. */
export function FeesCard({ run }: { run: RunDetail }) {
  const say = useText();
  return (
    <Card title={say('PRESCRIPTIONS.FEES.TITLE')}>
      {run.fees.length > 0 && <FeesTable run={run} />}
      <div className={css.notes}>
        {run.fees.length === 0 ? (
          <>
            <Note tone="warn">{say('PRESCRIPTIONS.FEES.NOTHING')}</Note>
            {run.may.edit && (
              <Button variant="default" renderRoot={(props) => <Link {...props} {...feeLinks.add()} />}>
                {say('PRESCRIPTIONS.FEES.ADD')}
              </Button>
            )}
          </>
        ) : (
          <Note tone="ok">
            {say('PRESCRIPTIONS.FEES.EXACT', { left: run.left })} {run.left > 0 && say('PRESCRIPTIONS.FEES.HOW')}
          </Note>
        )}
        {run.wholeCrowns && <Note>{say('PRESCRIPTIONS.FEES.ROUNDED', { amount: shown(run.rounding) })}</Note>}
        {run.already.length > 0 && (
          <Note>{say('PRESCRIPTIONS.FEES.ALREADY', { names: typo(run.already.join(', ')) })}</Note>
        )}
        {run.undivided.length > 0 && (
          <Note tone="bad">{say('PRESCRIPTIONS.FEES.UNDIVIDED', { names: typo(run.undivided.join(', ')) })}</Note>
        )}
      </div>
    </Card>
  );
}

function FeesTable({ run }: { run: RunDetail }) {
  const say = useText();
  const compares = run.before !== null;
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{say('PRESCRIPTIONS.FEES.NAME')}</th>
            <th scope="col" className={css.apart}>
              {say('PRESCRIPTIONS.FEES.KEY')}
            </th>
            {compares && (
              <th scope="col" className={css.right}>
                {say('PRESCRIPTIONS.FEES.BEFORE')}
              </th>
            )}
            <th scope="col" className={css.right}>
              {say('PRESCRIPTIONS.FEES.NOW')}
            </th>
          </tr>
        </thead>
        <tbody>
          {run.fees.map((fee) => (
            <tr key={fee.name}>
              <th scope="row">
                {fee.id ? <Link {...feeLinks.one(fee.id)}>{typo(fee.name)}</Link> : typo(fee.name)}
                <span className={css.under}>{say(`PRESCRIPTIONS.FEES.KEYS.${fee.key}`)}</span>
              </th>
              <td className={css.apart}>{say(`PRESCRIPTIONS.FEES.KEYS.${fee.key}`)}</td>
              {compares && <td className={css.right}>{fee.before ? bare(fee.before) : '–'}</td>}
              <td className={css.right}>{bare(fee.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('PRESCRIPTIONS.FEES.SUM')}</th>
            <td className={css.apart} />
            {compares && <td className={css.right}>{run.before && bare(run.before)}</td>}
            <td className={css.right}>{bare(run.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
