import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowBackUp,
  IconChevronDown,
  IconChevronUp,
  IconCircleCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { CheckItem } from '#contract/minutes/schema.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { saidIn, withVoted } from '../rows/overriding.ts';
import { type Reading, useKeeping } from '../rows/useEditing.ts';
import css from './Beside.module.css';
import { showPlace } from './place.ts';
import { SheetAction } from './SheetAction.tsx';

/** What is in order in the draft and what is not: each leads to its place, or mends it at once. */
export function CheckCard(of: Reading) {
  const say = useText();
  const [all, setAll] = useState(false);
  const { check } = of.view;
  const [fine, wrong] = [check.filter((item) => item.ok), check.filter((item) => !item.ok)];
  const count = say('MINUTES.CHECK.COUNT', { done: fine.length, all: check.length });
  const Turn = all ? IconChevronUp : IconChevronDown;
  return (
    <Card title={say('MINUTES.CHECK.TITLE')} aside={count}>
      <div className={css.rail}>
        <Meter label={count} parts={[{ tone: 'for', percent: (fine.length * 100) / Math.max(1, check.length) }]} />
      </div>
      {wrong.length === 0 && <CardNone>{say('MINUTES.CHECK.ALL')}</CardNone>}
      <CardRows>
        {wrong.map((item) => (
          <Wrong key={`${item.id} ${item.at} ${item.text}`} {...of} item={item} />
        ))}
        {all &&
          fine.map((item) => (
            <CardRow key={item.id}>
              <IconCircleCheck size={20} stroke={1.75} className={css.ok} aria-hidden="true" />
              <span>{item.title}</span>
            </CardRow>
          ))}
      </CardRows>
      {fine.length > 0 && (
        <CardFoot>
          <Button
            variant="subtle"
            fullWidth
            aria-expanded={all}
            rightSection={<Turn size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setAll(!all)}
          >
            {say(all ? 'MINUTES.CHECK.HIDE' : 'MINUTES.CHECK.SHOW')}
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}

function Wrong({ item, ...of }: Reading & { item: CheckItem }) {
  const Sign = item.wrong ? IconAlertCircle : IconAlertTriangle;
  return (
    <CardRow>
      <Sign size={22} stroke={1.75} className={item.wrong ? css.bad : css.warn} aria-hidden="true" />
      <div className={css.words}>
        <b>{item.title}</b>
        <span>{item.text}</span>
        <div>
          <Mending {...of} item={item} />
        </div>
      </div>
    </CardRow>
  );
}

/** The shortest way to mend it: at once where the portal can, else where it is written. */
function Mending({ item: { id, at }, ...of }: Reading & { item: CheckItem }) {
  const say = useText();
  const { keep, busy } = useKeeping(of);
  if (id === 'wording' && at !== null) {
    const before = saidIn(of.view);
    const back = async () => {
      const stored = await keep(withVoted(before, at));
      if (!stored) return;
      const undo = { name: 'MINUTES.UNDO', run: () => keep({ ...before }, stored.updatedAt) } as const;
      notify('ok', 'MINUTES.VOTED_BACK_DONE', undefined, undo);
    };
    return (
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void back()}
      >
        {say('MINUTES.VOTED_BACK')}
      </Button>
    );
  }
  const vote = of.view.content.points.find((p) => p.voteId !== null)?.voteId ?? null;
  if (id === 'sheet' && vote !== null) return <SheetAction voteId={vote} />;
  if (at === null) return null;
  return (
    <Button variant="default" onClick={() => showPlace(at)}>
      {say('MINUTES.CHECK.GO')}
    </Button>
  );
}
