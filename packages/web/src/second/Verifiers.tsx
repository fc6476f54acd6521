import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Out } from '#contract/base/calls/endpoint.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { second } from '#contract/second/endpoints.ts';
import { useChange, useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { PersonPicker } from '../members/pick/PersonPicker.tsx';
import css from './Verifiers.module.css';

type Row = Out<typeof second.verifiers>['verifiers'][number];
const tones = { agreed: 'ok', asked: 'warn', declined: 'stone' } as const;

/** Who is a verifier of the vote; for who administers it also who was asked, and the way to name somebody. */
export function Verifiers({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const rows = useReading(second.verifiers, { id: vote.id }).data?.verifiers ?? [];
  const [naming, setNaming] = useState(false);
  const names = administers && vote.status === 'run' && !vote.cancelledAt;
  if (rows.length === 0 && !names) return null;
  // Everybody in the house may have been asked: of those only how many is told.
  const told = rows.filter((r) => r.named || r.state === 'agreed');
  return (
    <Card title={say('SECOND.VERIFIERS.TITLE')} padded>
      <div className={css.stack}>
        {told.length === 0 ? <p>{say('SECOND.VERIFIERS.NONE')}</p> : <List rows={told} />}
        <Asked rows={rows.filter((r) => !r.named)} />
        {names && (
          <div>
            <Button
              variant="default"
              leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => setNaming(true)}
            >
              {say('SECOND.VERIFIERS.NAME')}
            </Button>
            <NameDialog vote={vote} rows={rows} opened={naming} onClose={() => setNaming(false)} />
          </div>
        )}
      </div>
    </Card>
  );
}

function List({ rows }: { rows: readonly Row[] }) {
  const say = useText();
  return (
    <ul className={css.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <span>{row.name}</span>
          <Tag tone={tones[row.state]}>{say(`SECOND.VERIFIERS.${row.state}`)}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** How many the portal asked, and what came of it. */
function Asked({ rows }: { rows: readonly Row[] }) {
  const say = useText();
  const count = rows.length;
  const of = (state: Row['state']) => rows.filter((r) => r.state === state).length;
  if (count === of('agreed')) return null;
  return (
    <p className={css.aside}>
      {say('SECOND.VERIFIERS.ASKED_COUNT', {
        count,
        agreed: of('agreed'),
        declined: of('declined'),
        asked: of('asked'),
      })}
    </p>
  );
}

type Naming = { vote: VoteDetail; rows: readonly Row[]; opened: boolean; onClose: () => void };
function NameDialog({ vote, rows, opened, onClose }: Naming) {
  const say = useText();
  const name = useChange(second.name, { touches: [second.verifiers] });
  const [who, setWho] = useState<MemberName | null>(null);
  const [tried, setTried] = useState(false);
  const empty = tried && !who ? say('BASE.FORM.REQUIRED') : undefined;
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    setTried(true);
    if (!who) return;
    const done = await name.run({ id: vote.id, memberId: who.id }).catch(() => undefined);
    if (!done) return;
    setWho(null);
    setTried(false);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={say('SECOND.VERIFIERS.NAME')}>
      <form onSubmit={(e) => void submit(e)} noValidate>
        <p className={css.lead}>{say('SECOND.VERIFIERS.TEXT')}</p>
        <PersonPicker
          known
          required
          label={say('SECOND.VERIFIERS.WHO')}
          except={rows.filter((r) => r.named || r.state !== 'asked').map((r) => r.memberId)}
          value={who}
          onChange={setWho}
          error={empty ?? (name.refused && say(name.refused.key, name.refused.params))}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={name.busy}>
            {say('SECOND.VERIFIERS.YES')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
