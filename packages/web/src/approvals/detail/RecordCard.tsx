import { Button } from '@mantine/core';
import { IconPrinter, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { approvals } from '#contract/approvals/endpoints.ts';
import type { ApprovalCheck, ApprovalDetail, ApprovalFinding } from '#contract/approvals/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useChange } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { download } from '../../kit/files/download.ts';
import { Note } from '../../kit/page/Note.tsx';
import { limitWords } from '../rows/LimitNote.tsx';
import css from './Approval.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { a: ApprovalDetail };

/** Why decisions can be trusted: the record counted anew on demand, and on paper. */
export function RecordCard({ a }: Props) {
  const say = useText();
  const { run, busy: checks } = useChange(approvals.check);
  const [check, keep] = useState<ApprovalCheck | null>(null);
  const { print, busy } = useRecordPaper(a.id);
  const verify = async () => {
    const answer = await run({ id: a.id }).catch(() => undefined);
    if (answer) keep(answer);
  };
  return (
    <Card padded>
      {a.limit && !a.limit.isOver && <p className={css.record}>{say('APPROVAL.MONEY.WITHIN', limitWords(a.limit))}</p>}
      {check ? <Verdict check={check} /> : <p className={css.record}>{say('APPROVAL.RECORD.TEXT')}</p>}
      <div className={css.buttons}>
        <Button
          variant="default"
          loading={checks}
          leftSection={<IconShieldCheck {...icon} />}
          onClick={() => void verify()}
        >
          {say(check ? 'APPROVAL.RECORD.AGAIN' : 'APPROVAL.RECORD.VERIFY')}
        </Button>
        <Button variant="default" loading={busy} leftSection={<IconPrinter {...icon} />} onClick={() => void print()}>
          {say('APPROVAL.RECORD.PRINT')}
        </Button>
      </div>
    </Card>
  );
}

function useRecordPaper(id: number) {
  const { locale: lang } = useLanguage();
  const { run, busy } = useChange(approvals.recordTicket);
  const print = async () => {
    const ticket = await run({ id, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return { print, busy };
}

function Verdict({ check }: { check: ApprovalCheck }) {
  const say = useText();
  const { moment } = useWhen();
  const { findings, entries, papers, checkedAt, adoptedAt, isMoved, head } = check;
  if (findings.length > 0)
    return (
      <Note tone="bad" live>
        <b>{say('APPROVAL.RECORD.BAD')}</b>
        <ul className={css.findings}>
          {findings.map((one) => (
            <li key={`${one.kind} ${one.at}`}>
              <Found one={one} />
            </li>
          ))}
        </ul>
        {say('APPROVAL.RECORD.BAD_TEXT')}
      </Note>
    );
  return (
    <Note tone="ok" live>
      <b>{say('APPROVAL.RECORD.GOOD')}</b>
      <br />
      {say('APPROVAL.RECORD.GOOD_TEXT', { at: moment(checkedAt), entries, papers })}
      {adoptedAt && ` ${say('APPROVAL.RECORD.ADOPTED', { at: moment(adoptedAt) })}`}
      {isMoved && ` ${say('APPROVAL.RECORD.MOVED')}`}
      {head && (
        <span className={css.head}>
          {say('APPROVAL.RECORD.HEAD')} <code>{head}</code>
        </span>
      )}
    </Note>
  );
}

/** Entries and attachments are counted from one by people. */
function Found({ one: { kind, at, name } }: { one: ApprovalFinding }) {
  const say = useText();
  const n = at === null ? 0 : kind === 'place' ? at : at + 1;
  return say(`APPROVAL.RECORD.FINDING.${kind}`, { n, name: name === null ? 'none' : typo(name) });
}
