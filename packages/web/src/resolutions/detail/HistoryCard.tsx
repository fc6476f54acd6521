import { Button } from '@mantine/core';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import type { ResolutionDetail, ResolutionEntry } from '#contract/resolutions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import css from './Resolution.module.css';

/** Entries seen before more are asked for. */
const first = 6;

/** Everything that was said of it, the newest first; what was changed stays. */
export function HistoryCard({ r: { history } }: { r: ResolutionDetail }) {
  const say = useText();
  const [all, show] = useState(false);
  const shown = all ? history : history.slice(0, first);
  return (
    <Card title={say('RESOLUTION.HISTORY.TITLE')} padded>
      <ol className={css.history}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.length > shown.length && (
        <Button variant="subtle" onClick={() => show(true)}>
          {say('RESOLUTION.HISTORY.ALL', { count: history.length })}
        </Button>
      )}
    </Card>
  );
}

function Entry({ entry: { at, what, who, about, day: on, note } }: { entry: ResolutionEntry }) {
  const say = useText();
  const { day, moment } = useWhen();
  const named = { who: who ? typo(who.full_name) : 'none', about: about ? typo(about.full_name) : 'none' };
  return (
    <li>
      <time dateTime={at}>{moment(at)}</time>
      <span>{say(`RESOLUTION.HISTORY.${what}`, { ...named, day: on ? day(on) : 'none' })}</span>
      {note && <p className={css.said}>{note}</p>}
    </li>
  );
}
