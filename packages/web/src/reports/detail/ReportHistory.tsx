import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  endings,
  type HistoryEntry,
  type ReportDetail,
  reportStates,
  reportTypes,
  verdicts,
  visibilities,
} from '#contract/reports/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { useWorkText, workIn } from '../rows/useWorkText.ts';
import css from './Report.module.css';

type Change = HistoryEntry['changes'][number];

const worded: Partial<Record<Change['field'], readonly [string, readonly string[]]>> = {
  type: ['REPORT.TYPES', reportTypes],
  status: ['REPORT.STATES', reportStates],
  visibility: ['REPORT.VISIBILITY', visibilities],
  outcome: ['REPORT.OUTCOMES', endings],
  verdict: ['REPORT.VERDICTS', verdicts],
};

/** A kept value as people read it: what is one of several is a word, the rest is said as it was written. */
function useValue() {
  const say = useText();
  const { day } = useWhen();
  const when = useWorkText();
  return (field: Change['field'], value: string | null): string => {
    if (value === null || value === '') return say('REPORT.HISTORY.NOTHING');
    if (field === 'dueOn') return day(value);
    if (field === 'work') return when(workIn(value));
    const [at, known] = worded[field] ?? [];
    return known?.includes(value) ? say(`${at}.${value}` as TextKey) : value;
  };
}

/** Deeds seen before more are asked for. */
const first = 4;

/** Every change of it: when, whose, what it said before and since. */
export function ReportHistory({ r: { history } }: { r: ReportDetail }) {
  const say = useText();
  const [all, show] = useState(false);
  const shown = all ? history : history.slice(0, first);
  return (
    <Card title={say('REPORT.HISTORY.TITLE')} padded>
      <ol className={css.history}>
        {shown.map((entry) => (
          <Deed key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.length > shown.length && (
        <Button variant="subtle" onClick={() => show(true)}>
          {say('REPORT.HISTORY.ALL', { count: history.length })}
        </Button>
      )}
    </Card>
  );
}

function Deed({ entry: { at, who, what, changes } }: { entry: HistoryEntry }) {
  const say = useText();
  const { moment } = useWhen();
  const wordOf = useValue();
  const said = ({ field, from, to }: Change): string => {
    const name = say(`REPORT.HISTORY.FIELDS.${field}`);
    if (from === null && to === null) return name;
    if (from === null) return `${name}: ${wordOf(field, to)}`;
    return say('REPORT.HISTORY.FROM_TO', { name, from: wordOf(field, from), to: wordOf(field, to) });
  };
  // A firm that not everybody may know is not named. How it stands since is what the deed says, and how it was solved stands above.
  const told = changes.filter(
    ({ field, to }) => field !== 'status' && field !== 'solution' && (field !== 'firm' || to !== null),
  );
  return (
    <li className={css.deed}>
      <span className={css.what}>{say(`REPORT.HISTORY.DEEDS.${what}`)}</span>
      <time className={css.when} dateTime={at}>
        {[moment(at), who?.full_name ?? (what.startsWith('firm') && say('REPORT.HISTORY.BY_LINK'))]
          .filter(Boolean)
          .join(', ')}
      </time>
      {told.length > 0 && (
        <ul className={css.changes}>
          {told.map((change) => (
            <li key={`${change.field}${change.to}`}>{said(change)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
