import { Button, Checkbox } from '@mantine/core';
import { IconFileCertificate, IconPencil, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { proxyLinks, voteLinks } from '#contract/motions/links.ts';
import type { MySeat, VoteDetail } from '#contract/motions/schema.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { DialogForm } from '../kit/form/DialogForm.tsx';
import { FieldError } from '../kit/form/FieldError.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from '../proxies/VoteFor.module.css';
import { takesBallots } from './filling/ballot.ts';
import type { Ballot } from './filling/useBallot.ts';

type Props = { vote: VoteDetail; onChosen: (seats: number[]) => void };
const nameOf = ({ seat }: MySeat) => `${seat.full_name} · ${seat.room_name}`;
const isDone = ({ channel, seat }: MySeat) => channel !== null || seat.status === 'done';

/** "Hlasovat za": for who holds powers of attorney in the vote, and for who administers it. */
export function VoteForButton({ vote, onChosen }: Props) {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const [opened, open] = useState(false);
  const people = vote.mySeats.filter((s) => s.how === 'proxy');
  if (!takesBallots(vote) || (people.length === 0 && !administers)) return null;
  const choose = (seats: number[]) => {
    open(false);
    onChosen(seats);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUsers size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => open(true)}
      >
        {say('PROXIES.FOR.OPEN')}
      </Button>
      {opened && <VoteForDialog vote={vote} people={people} onClose={() => open(false)} onChosen={choose} />}
    </>
  );
}

type DialogProps = { vote: VoteDetail; people: MySeat[]; onClose: () => void; onChosen: (seats: number[]) => void };

/** Whom the reader votes for: several at once, those who have voted cannot be chosen. */
function VoteForDialog({ vote, people, onClose, onChosen }: DialogProps) {
  const say = useText();
  const waiting = people.filter((p) => !isDone(p)).map((p) => p.seat.id);
  const [chosen, choose] = useState<number[]>(waiting.length === 1 ? waiting : []);
  const [tried, setTried] = useState(false);
  const submit = (e: SyntheticEvent) => {
    e.preventDefault();
    setTried(true);
    if (chosen.length > 0) onChosen(chosen);
  };
  if (waiting.length === 0) return <NobodyLeft vote={vote} none={people.length === 0} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={say('PROXIES.FOR.TITLE')}>
      <DialogForm onSubmit={submit}>
        <Checkbox.Group
          label={say('PROXIES.FOR.PEOPLE')}
          description={say('PROXIES.FOR.LEAD')}
          withAsterisk
          value={chosen.map(String)}
          onChange={(values) => choose(values.map(Number))}
          error={tried && chosen.length === 0 && <FieldError>{say('PROXIES.FOR.REQUIRED')}</FieldError>}
        >
          <div className={css.people}>
            {people.map((p) => (
              <Checkbox
                key={p.seat.id}
                className={css.person}
                value={String(p.seat.id)}
                label={nameOf(p)}
                description={isDone(p) ? say('PROXIES.FOR.VOTED') : undefined}
                disabled={isDone(p)}
              />
            ))}
          </div>
        </Checkbox.Group>
        {waiting.length > 1 && (
          <div>
            <Button variant="subtle" color="stone" onClick={() => choose(waiting)}>
              {say('PROXIES.FOR.ALL')}
            </Button>
          </div>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit">{say('PROXIES.FOR.YES')}</Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}

function NobodyLeft({ vote, none, onClose }: { vote: VoteDetail; none: boolean; onClose: () => void }) {
  const say = useText();
  const administers = useMay('vote', 'rw');
  return (
    <Dialog opened wide onClose={onClose} title={say('PROXIES.FOR.TITLE')}>
      <p>{say(none ? 'PROXIES.FOR.NONE' : 'PROXIES.FOR.NONE_LEFT')}</p>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CLOSE')}
        </Button>
        {administers && (
          <Button
            variant="default"
            leftSection={<IconPencil size={20} stroke={1.75} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} {...voteLinks.paper(vote.id)} />}
          >
            {say('PROXIES.FOR.PAPER')}
          </Button>
        )}
        <Button
          leftSection={<IconFileCertificate size={20} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} {...proxyLinks.list()} />}
        >
          {say('PROXIES.OPEN')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Says for whom the ballot below is, and ends it. */
export function VotingFor({ ballot, onEnd }: { ballot: Ballot; onEnd: () => void }) {
  const say = useText();
  return (
    <Note tone="info" live>
      <div className={css.voting}>
        <span className={css.text}>
          {say('PROXIES.FOR.NOW', { people: ballot.seats.map((s) => s.seat.full_name).join(', ') })}
        </span>
        <Button variant="default" onClick={onEnd}>
          {say('PROXIES.FOR.END')}
        </Button>
      </div>
    </Note>
  );
}
