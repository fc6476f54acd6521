import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MemberName } from '#contract/members/schema.ts';
import type { Merge } from '#contract/members/schema-care.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { type Say, useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PersonPicker } from '../pick/PersonPicker.tsx';
import css from './care.module.css';
import { useMerge, useMergePreview } from './data.ts';

type Props = { member: Pick<MemberName, 'id' | 'full_name'>; onClose: () => void };

function whatComes(merge: Merge, say: Say): string[] {
  const lines: string[] = [];
  if (merge.rooms.length > 0)
    lines.push(say('CARE.MERGE.ROOMS', { list: merge.rooms.map((r) => r.number).join(', ') }));
  if (merge.contacts.length > 0) lines.push(say('CARE.MERGE.CONTACTS', { list: merge.contacts.join(', ') }));
  if (merge.fills.length > 0)
    lines.push(say('CARE.MERGE.FILLS', { list: merge.fills.map((f) => say(`CARE.MERGE.FIELDS.${f}`)).join(', ') }));
  if (merge.signIn === 'goes') lines.push(say('CARE.MERGE.SIGN_IN_GOES'));
  return lines.length > 0 ? lines : [say('CARE.MERGE.NOTHING')];
}

function Preview({ merge }: { merge: Merge }) {
  const say = useText();
  if (merge.blocked)
    return <Note tone="warn">{say(`MEMBERS.ERRORS.${merge.blocked}`, { name: merge.goes.full_name })}</Note>;
  return (
    <>
      <ul className={css.list}>
        {whatComes(merge, say).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={css.lead}>{say('CARE.MERGE.WARNING')}</p>
    </>
  );
}

/** Makes one of two records of a person, after showing what comes over. */
export function MergeDialog({ member, onClose }: Props) {
  const say = useText();
  const [other, setOther] = useState<MemberName | null>(null);
  const of = useMergePreview(member.id, other?.id ?? null);
  const merge = useMerge();
  const ready = other !== null && of.data !== undefined && of.data.blocked === null;
  const run = () =>
    other &&
    void merge.run({ id: member.id, other: other.id }).then(
      () => onClose(),
      () => undefined,
    );
  return (
    <Dialog opened onClose={onClose} title={say('CARE.MERGE.TITLE')} wide>
      <div className={css.body}>
        <p className={css.lead}>{say('CARE.MERGE.LEAD', { name: member.full_name })}</p>
        <PersonPicker known label={say('CARE.MERGE.OTHER')} value={other} onChange={setOther} except={[member.id]} />
        {other && <Loaded of={of}>{(preview) => <Preview merge={preview} />}</Loaded>}
        {merge.refused && (
          <Note tone="bad" live>
            {say(merge.refused.key, merge.refused.params)}
          </Note>
        )}
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button color="cihla" disabled={!ready} loading={merge.busy} onClick={run}>
          {say('CARE.MERGE.YES')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
