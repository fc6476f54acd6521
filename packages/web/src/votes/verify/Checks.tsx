import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { nameOf } from '#contract/votes/rules-chain.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/Card.tsx';
import { Note } from '../../kit/Note.tsx';
import { Tag } from '../../kit/Tag.tsx';
import type { LedgerPages } from '../voting/data.ts';
import type { Checked } from './check.ts';
import type { Course } from './course.ts';
import { brokenBy, type Check, checks, isLater, said } from './findings.ts';
import css from './VerifyPage.module.css';

/** Not to be checked: it is not published, or there is no result. */
const isOpen = (check: Check, { points }: Checked, course: Course): boolean =>
  (points === null && isLater(check)) || (course !== 'decided' && check === 'RESULTS');

/** What was checked, each with its outcome, and every finding by name. */
export function Checks({ pack, checked, course }: { pack: LedgerPages; checked: Checked; course: Course }) {
  const say = useText();
  const broken = brokenBy(checked.findings);
  return (
    <Card title={say('VOTE_LEDGER.CHECKED')} padded>
      <ul className={css.checks}>
        {checks.map((check) => (
          <li key={check} className={css.check}>
            <span>{say(`VOTE_LEDGER.CHECKS.${check}`)}</span>
            {broken.has(check) ? (
              <Tag tone="bad" icon={IconX}>
                {say('VOTE_LEDGER.CHECKS.WRONG')}
              </Tag>
            ) : isOpen(check, checked, course) ? (
              <Tag icon={IconClock}>{say(`VOTE_LEDGER.CHECKS.${course === 'cancelled' ? 'NEVER' : 'LATER'}`)}</Tag>
            ) : (
              <Tag tone="ok" icon={IconCheck}>
                {say('VOTE_LEDGER.CHECKS.OK')}
              </Tag>
            )}
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
    </Card>
  );
}
