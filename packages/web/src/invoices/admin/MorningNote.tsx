import { Progress } from '@mantine/core';
import { typo } from '#contract/base/words/typo.ts';
import type { Morning } from '#contract/invoices/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';
import css from '../rows/Invoices.module.css';
import { useMorning } from './data.ts';

/** How far the issuing of this morning is, how it ended, and to whom nothing could be issued. */
export function MorningNote({ over }: { over: () => void }) {
  const morning = useMorning(over);
  if (!morning) return null;
  return (
    <Note tone={morning.faultCount > 0 || morning.silent ? 'warn' : 'info'}>
      <Standing morning={morning} />
      <Faults morning={morning} />
    </Note>
  );
}

function Standing({ morning: { beganAt, endedAt, total, done, issued, silent } }: { morning: Morning }) {
  const say = useText();
  const { moment } = useShown();
  const said = { done, total, issued };
  if (endedAt !== null) return <p>{typo(say('INVOICING.MORNING.OVER', { ...said, at: moment(endedAt) }))}</p>;
  return (
    <>
      <p role="status">
        <strong>{say('INVOICING.MORNING.GOES_ON')}</strong>{' '}
        {typo(say('INVOICING.MORNING.SO_FAR', { ...said, at: moment(beganAt) }))}
      </p>
      {silent && <p>{say('INVOICING.MORNING.SILENT')}</p>}
      <Progress className={css.progress} value={total === 0 ? 0 : (100 * done) / total} aria-hidden="true" />
    </>
  );
}

function Faults({ morning: { faults, faultCount, endedAt } }: { morning: Morning }) {
  const say = useText();
  if (faultCount === 0) return null;
  return (
    <>
      <p>{say('INVOICING.MORNING.FAULTS', { count: faultCount })}</p>
      <ul className={css.faults}>
        {faults.map(({ svjId, house, why }) => (
          <li key={svjId}>
            {typo(say('INVOICING.MORNING.FAULT', { house, why: say(`INVOICING.MORNING.WHY.${why}`) }))}
          </li>
        ))}
      </ul>
      {faultCount > faults.length && <p>{say('INVOICING.MORNING.MORE', { count: faultCount - faults.length })}</p>}
      {endedAt !== null && <p>{say('INVOICING.MORNING.AGAIN')}</p>}
    </>
  );
}
