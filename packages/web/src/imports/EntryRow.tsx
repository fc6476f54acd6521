import { Button, Checkbox } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDoor, IconKey, IconMinus, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import type { PreviewEntry } from '#contract/imports/schema.ts';
import { useText } from '../base/texts.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import { UnitBadge } from '../kit/motifs/UnitBadge.tsx';
import { Changes } from './Changes.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { useCorrect, useDecide } from './data.ts';
import { confirmed } from './fixes.ts';
import css from './steps/EntryRow.module.css';

const nouns = {
  unit: { icon: IconDoor, name: 'IMPORTS.NOUNS.UNIT' },
  ownership: { icon: IconKey, name: 'IMPORTS.NOUNS.OWNERSHIP' },
  person: { icon: IconUser, name: 'IMPORTS.NOUNS.PERSON' },
} as const;

type Props = { id: number; entry: PreviewEntry };

/** What a person should look at, with both ways to answer it. */
function Doubts({ id, entry, onCorrect }: Props & { onCorrect: () => void }) {
  const say = useText();
  const correct = useCorrect();
  const { title } = entry;
  const answerable = !entry.doubts.includes('missing');
  return (
    <div className={css.doubt}>
      <ul className={css.doubts}>
        {entry.doubts.map((d) => (
          <li key={d}>
            <IconAlertTriangle size={18} stroke={1.75} className={css.sign} aria-hidden="true" />
            {say(`IMPORTS.DOUBTS.${d}`)}
          </li>
        ))}
      </ul>
      {answerable && (
        <Button
          variant="default"
          loading={correct.busy}
          aria-label={say('IMPORTS.PREVIEW.CONFIRM_OF', { title })}
          onClick={() => void correct.run(confirmed(id, entry)).catch(() => undefined)}
        >
          {say('IMPORTS.PREVIEW.CONFIRM_ENTRY')}
        </Button>
      )}
      {answerable && entry.noun !== 'ownership' && (
        <Button variant="default" aria-label={say('IMPORTS.PREVIEW.CORRECT_ENTRY', { title })} onClick={onCorrect}>
          {say('IMPORTS.PREVIEW.CORRECT')}
        </Button>
      )}
    </div>
  );
}

/** One difference: accepted or left out, before and after, and its doubts. */
export function EntryRow({ id, entry }: Props) {
  const say = useText();
  const decide = useDecide();
  const [correcting, setCorrecting] = useState(false);
  const { title, kind } = entry;
  // The answer is shown until the list says the same: the server has it before the list is read again.
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (wanted !== null && wanted === entry.accepted) setWanted(null);
  const accepted = wanted ?? entry.accepted;
  const { icon: Sign, name } = nouns[entry.noun];
  const turn = () => {
    if (decide.busy) return;
    setWanted(!accepted);
    void decide.run({ id, keys: [entry.key], accept: !accepted }).catch(() => setWanted(null));
  };
  return (
    <li className={accepted || kind === 'same' ? css.row : `${css.row} ${css.out}`}>
      {kind !== 'same' && (
        <Checkbox
          className={css.check}
          aria-label={say('IMPORTS.PREVIEW.ACCEPT_ENTRY', { title: `${title} (${say(name)} ${entry.unit ?? ''})` })}
          checked={accepted}
          onChange={turn}
        />
      )}
      <div className={css.body}>
        <div className={css.head}>
          <span className={css.title}>{title}</span>
          {entry.noun !== 'unit' && entry.unit && <UnitBadge number={entry.unit} />}
          <span className={css.kind}>
            <Sign size={18} stroke={1.75} aria-hidden="true" />
            {say(name)}
          </span>
          {kind !== 'same' && (
            <span className={css.state}>
              <Tag tone={accepted ? 'ok' : 'stone'} icon={accepted ? IconCheck : IconMinus}>
                {say(accepted ? 'IMPORTS.PREVIEW.ACCEPTED' : 'IMPORTS.PREVIEW.LEFT_OUT')}
              </Tag>
            </span>
          )}
        </div>
        <Changes entry={entry} />
        {entry.doubts.length > 0 && <Doubts id={id} entry={entry} onCorrect={() => setCorrecting(true)} />}
      </div>
      {correcting && <CorrectDialog id={id} entry={entry} onClose={() => setCorrecting(false)} />}
    </li>
  );
}
