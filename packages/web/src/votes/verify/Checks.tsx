import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { nameOf } from '#contract/votes/rules-chain.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/Card.tsx';
import { Note } from '../../kit/Note.tsx';
import { Tag } from '../../kit/Tag.tsx';
import type { LedgerPages } from '../voting/data.ts';
import type { Checked } from './check.ts';
import { brokenBy, checks, isLater, said } from './findings.ts';
import css from './VerifyPage.module.css';

/** What was checked, each with its outcome, and every finding by name. */
export function Checks({ pack, checked }: { pack: LedgerPages; checked: Checked }) {
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
            ) : checked.points === null && isLater(check) ? (
              <Tag icon={IconClock}>{say('VOTE_LEDGER.CHECKS.LATER')}</Tag>
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
