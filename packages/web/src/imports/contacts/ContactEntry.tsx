import { Button, Checkbox } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconHandFinger,
  IconMail,
  IconMinus,
  IconPhone,
  IconPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { showPhone } from '#contract/base/person/phone.ts';
import type { ContactPreviewEntry } from '#contract/imports/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import row from '../steps/EntryRow.module.css';
import { ChooseDialog } from './ChooseDialog.tsx';
import css from './ContactEntry.module.css';
import { useChoose, useDecideContacts } from './data.ts';

type Props = { id: number; entry: ContactPreviewEntry };
type Given = ContactPreviewEntry['contacts'][number];

const signs = { email: IconMail, phone: IconPhone } as const;
const states = {
  new: { tone: 'ok', icon: IconPlus, name: 'CONTACT_IMPORT.PREVIEW.ADDS' },
  known: { tone: 'stone', icon: IconCheck, name: 'CONTACT_IMPORT.PREVIEW.KNOWN' },
  over: { tone: 'warn', icon: IconAlertTriangle, name: 'CONTACT_IMPORT.PREVIEW.OVER' },
} as const;
const shown = ({ kind, value }: Pick<Given, 'kind' | 'value'>) => (kind === 'phone' ? showPhone(value) : value);

/** The file's contacts, each new or known, and what the portal has besides. */
function Contacts({ entry }: { entry: ContactPreviewEntry }) {
  const say = useText();
  return (
    <>
      <ul className={css.contacts}>
        {entry.contacts.map((c) => {
          const Sign = signs[c.kind];
          const { tone, icon, name } = states[c.state];
          return (
            <li key={`${c.kind}:${c.value}`}>
              <Sign size={18} stroke={1.75} className={css.sign} aria-hidden="true" />
              <span className={css.value}>{shown(c)}</span>
              {entry.noun === 'person' && (
                <Tag tone={tone} icon={icon}>
                  {say(name)}
                </Tag>
              )}
            </li>
          );
        })}
      </ul>
      {entry.kept.length > 0 && (
        <p className={css.kept}>
          {say('CONTACT_IMPORT.PREVIEW.KEPT')} {entry.kept.map(shown).join(', ')}
        </p>
      )}
    </>
  );
}

/** What a person should look at, with the ways to answer it. */
function Doubts({ id, entry, title, onChoose }: Props & { title: string; onChoose: () => void }) {
  const say = useText();
  const choose = useChoose();
  const isRow = entry.noun === 'row';
  const take = (memberIds: number[]) =>
    void choose.run({ id, row: entry.row as number, memberIds }).catch(() => undefined);
  return (
    <div className={row.doubt}>
      <ul className={row.doubts}>
        {entry.doubts.map((d) => (
          <li key={d}>
            <IconAlertTriangle size={18} stroke={1.75} className={row.sign} aria-hidden="true" />
            {say(`CONTACT_IMPORT.DOUBTS.${d}`)}
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        {entry.candidates.slice(0, 4).map((c) => {
          const name = c.units.length > 0 ? `${c.name} (${c.units.join(', ')})` : c.name;
          return (
            <Button
              key={c.memberIds.join('+')}
              variant="default"
              disabled={choose.busy}
              onClick={() => take(c.memberIds)}
              className={css.way}
            >
              {say('CONTACT_IMPORT.PREVIEW.IS', { name })}
            </Button>
          );
        })}
        {entry.row !== null && (
          <Button
            variant="default"
            aria-label={say(isRow ? 'CONTACT_IMPORT.PREVIEW.CHOOSE_FOR' : 'CONTACT_IMPORT.PREVIEW.CHOOSE_OTHER_FOR', {
              title,
            })}
            onClick={onChoose}
          >
            {say(isRow ? 'CONTACT_IMPORT.PREVIEW.CHOOSE' : 'CONTACT_IMPORT.PREVIEW.CHOOSE_OTHER')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The choice made by hand, and the way back. */
function ByHand({ id, entry }: Props) {
  const say = useText();
  const choose = useChoose();
  const back = () => void choose.run({ id, row: entry.row as number, memberIds: [] }).catch(() => undefined);
  return (
    <div className={css.hand}>
      <Tag tone="info" icon={IconHandFinger}>
        {say('CONTACT_IMPORT.PREVIEW.CHOSEN')}
      </Tag>
      <span>{say('CONTACT_IMPORT.PREVIEW.ROW', { row: entry.row as number })}</span>
      <Button
        variant="subtle"
        color="stone"
        loading={choose.busy}
        aria-label={say('CONTACT_IMPORT.PREVIEW.TAKE_BACK_OF', { title: entry.title })}
        onClick={back}
      >
        {say('CONTACT_IMPORT.PREVIEW.TAKE_BACK')}
      </Button>
    </div>
  );
}

/** Whether something is added to the person, shown at once and kept when the server agrees. */
function useAccepted(id: number, entry: ContactPreviewEntry) {
  const decide = useDecideContacts();
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (wanted !== null && wanted === entry.accepted) setWanted(null);
  const accepted = wanted ?? entry.accepted;
  const turn = () => {
    if (decide.busy) return;
    setWanted(!accepted);
    void decide.run({ id, keys: [entry.key], accept: !accepted }).catch(() => setWanted(null));
  };
  return { accepted, turn };
}

/** One person with what the file gives them, or one row that waits for a person. */
export function ContactEntry({ id, entry }: Props) {
  const say = useText();
  const [choosing, setChoosing] = useState(false);
  const { accepted, turn } = useAccepted(id, entry);
  const isRow = entry.noun === 'row';
  const title = entry.title || say('CONTACT_IMPORT.PREVIEW.NO_NAME');
  return (
    <li className={accepted || entry.kind === 'same' ? row.row : `${row.row} ${row.out}`}>
      {entry.kind === 'new' && (
        <Checkbox
          className={row.check}
          aria-label={say('CONTACT_IMPORT.PREVIEW.ACCEPT_ENTRY', { title: [title, ...entry.units].join(' ') })}
          checked={accepted}
          onChange={turn}
        />
      )}
      <div className={row.body}>
        <div className={row.head}>
          <span className={row.title}>{title}</span>
          {entry.units.map((number) => (
            <UnitBadge key={number} number={number} />
          ))}
          {isRow && <span className={row.kind}>{say('CONTACT_IMPORT.PREVIEW.ROW', { row: entry.row as number })}</span>}
          {entry.kind !== 'same' && (
            <span className={row.state}>
              <Tag tone={accepted ? 'ok' : 'stone'} icon={accepted ? IconCheck : IconMinus}>
                {say(accepted ? 'CONTACT_IMPORT.PREVIEW.ADDED' : 'CONTACT_IMPORT.PREVIEW.LEFT_OUT')}
              </Tag>
            </span>
          )}
        </div>
        <Contacts entry={entry} />
        {entry.isChosen && entry.row !== null && <ByHand id={id} entry={entry} />}
        {entry.doubts.length > 0 && <Doubts id={id} entry={entry} title={title} onChoose={() => setChoosing(true)} />}
      </div>
      {choosing && <ChooseDialog id={id} entry={entry} onClose={() => setChoosing(false)} />}
    </li>
  );
}
