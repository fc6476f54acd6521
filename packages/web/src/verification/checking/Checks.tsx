import { IconCheck, IconClock, IconMinus, IconX } from '@tabler/icons-react';
import { uncovered } from '#contract/ledger/rules-frozen.ts';
import type { Outcome } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import type { LedgerPages } from '../../answers/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { Note } from '../../kit/page/Note.tsx';
import type { Checked } from './check.ts';
import type { Course } from './course.ts';
import { said } from './findings.ts';
import css from './VerifyPage.module.css';

const asksBallots: ReadonlySet<string> = new Set(['entries', 'answers', 'casts', 'papers', 'objections', 'results']);

function OutcomeTag({ outcome: { name, state }, course }: { outcome: Outcome; course: Course }) {
  const say = useText();
  if (state === 'wrong')
    return (
      <Tag tone="bad" icon={IconX}>
        {say('VOTE_LEDGER.CHECKS.WRONG')}
      </Tag>
    );
  // Of a vote that has no result there is none to be compared, though its ballots are published.
  const isNever = course === 'cancelled' && (name === 'results' || state === 'later');
  // While it runs, what is published of it is no ballot.
  const isLater = state === 'later' || (course === 'running' && asksBallots.has(name));
  if (isNever || isLater) return <Tag icon={IconClock}>{say(`VOTE_LEDGER.CHECKS.${isNever ? 'NEVER' : 'LATER'}`)}</Tag>;
  if (state !== 'fits')
    return <Tag icon={IconMinus}>{say(`VOTE_LEDGER.CHECKS.${state === 'unsure' ? 'UNSURE' : 'UNCOVERED'}`)}</Tag>;
  return (
    <Tag tone="ok" icon={IconCheck}>
      {say('VOTE_LEDGER.CHECKS.OK')}
    </Tag>
  );
}

/** What was checked, each with its outcome, and every finding by name; of an older vote also what it cannot prove. */
export function Checks({ pack, checked, course }: { pack: LedgerPages; checked: Checked; course: Course }) {
  const say = useText();
  return (
    <Card title={say('VOTE_LEDGER.CHECKED')} padded>
      <ul className={css.checks}>
        {checked.outcomes.map((outcome) => (
          <li key={outcome.name} className={css.check}>
            <span>
              {outcome.name === 'signature' && pack.departures.length > 0
                ? say('VOTE_LEDGER.MOVED.SIGNATURE')
                : say(`VOTE_LEDGER.CHECKS.${outcome.name}`)}
            </span>
            <OutcomeTag outcome={outcome} course={course} />
          </li>
        ))}
      </ul>
      {checked.findings.length > 0 && (
        <Note tone="bad">
          <b>{say('VOTE_LEDGER.FOUND')}</b>
          <ul className={css.findings}>
            {checked.findings.map((finding) => (
              <li key={nameOf(finding)}>{say(...said(finding, pack, checked.points ?? []))}</li>
            ))}
          </ul>
        </Note>
      )}
      {checked.form === 1 && (
        <Note>
          <b>{say('VOTE_LEDGER.UNCOVERED.TITLE')}</b>
          <ul className={css.findings}>
            {uncovered.map((fact) => (
              <li key={fact}>{say(`VOTE_LEDGER.UNCOVERED.${fact}`)}</li>
            ))}
          </ul>
        </Note>
      )}
      {checked.forgotten.length > 0 && (
        <p className={css.small}>
          {say(checked.form === 1 ? 'VOTE_LEDGER.FORGOTTEN_OLDER' : 'VOTE_LEDGER.FORGOTTEN', {
            units: checked.forgotten.join('; '),
          })}
        </p>
      )}
    </Card>
  );
}
