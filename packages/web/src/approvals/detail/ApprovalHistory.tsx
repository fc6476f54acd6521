import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ApprovalDetail, HistoryEntry } from '#contract/approvals/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import css from './Approval.module.css';

/** Deeds seen before more are asked for. */
const first = 6;

/** Everything that was done with it, the newest first; an answer that was changed stays. */
export function ApprovalHistory({ a: { history } }: { a: ApprovalDetail }) {
  const say = useText();
  const [all, show] = useState(false);
  const shown = all ? history : history.slice(0, first);
  return (
    <Card title={say('APPROVAL.HISTORY.TITLE')} padded>
      <ol className={css.history}>
        {shown.map((entry) => (
          <Deed key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.length > shown.length && (
        <Button variant="subtle" onClick={() => show(true)}>
          {say('APPROVAL.HISTORY.ALL', { count: history.length })}
        </Button>
      )}
    </Card>
  );
}

function Deed({ entry: { at, what, who, about, instead, note } }: { entry: HistoryEntry }) {
  const say = useText();
  const { moment } = useWhen();
  const named = { who: who ? typo(who.full_name) : 'none', about: about ? typo(about.full_name) : 'none' };
  const whose = instead ? typo(instead.full_name) : 'none';
  const said = note || (what === 'rejected' ? say('APPROVAL.HISTORY.NO_REASON') : '');
  return (
    <li>
      <time dateTime={at}>{moment(at)}</time>
      <span>{say(`APPROVAL.HISTORY.${what}`, { ...named, instead: whose })}</span>
      {said && <p className={css.said}>{said}</p>}
    </li>
  );
}
