import { ActionIcon, Button } from '@mantine/core';
import { IconDoorEnter, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DeskSeat, SeatCard } from '#contract/assembly/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { unitLinks } from '#contract/units/links.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Desk.module.css';
import type { Meant } from './DeskField.tsx';
import { clockOf, type Mark, useSeatCard } from './data.ts';
import { PowerForm } from './PowerForm.tsx';
import { Plates, useShareOf, WayText } from './SeatLines.tsx';

type Props = {
  id: number;
  base: string;
  meant: Meant;
  mark: Mark;
  onLeave: (seat: DeskSeat) => void;
  onDone: () => void;
};

/** The seat that is being written: who of those who may has come for it. */
export function ArrivalCard({ id, base, meant, mark, onLeave, onDone }: Props) {
  const say = useText();
  const { seat, how } = meant;
  const card = useComing(meant);
  const shareOf = useShareOf(base);
  const of = useSeatCard(id, seat.id);
  return (
    <section className={css.card} ref={card} tabIndex={-1} aria-label={typo(seat.owners)}>
      <div className={css.cardHead}>
        <Avatar name={seat.owners} />
        <div className={css.cardName}>
          <h2>{typo(seat.owners)}</h2>
          <div className={css.cardFacts}>
            <Plates units={seat.units} />
            <span>{say('ASSEMBLY.DESK.OF_ALL', { percent: shareOf(seat.share) })}</span>
            <WayText seat={seat} />
          </div>
        </div>
        {how === 'code' && <span className={css.aside}>{say('ASSEMBLY.DESK.BY_CODE')}</span>}
        <ActionIcon variant="subtle" color="stone" aria-label={say('ASSEMBLY.DESK.CLOSE')} onClick={onDone}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <Loaded of={of}>
        {(card) => (
          <div className={css.cardBody}>
            {card.state === 'nobody' ? (
              <Arrival {...{ id, card, mark, onDone }} byPaper={how === 'paper'} />
            ) : (
              <Present {...{ card, mark, onLeave, onDone }} />
            )}
          </div>
        )}
      </Loaded>
    </section>
  );
}

/** Whoever tapped a row far below is brought to the card; a hand scanner goes on typing into the field. */
function useComing(meant: Meant) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    if (meant.how === 'tap' || meant.how === 'paper') card.current?.focus({ preventScroll: true });
  }, [meant]);
  return card;
}

type Way = { value: string; label: string; hint?: string };

/** Everybody who may come for the seat, the most usual first. */
function useWays(card: SeatCard): Way[] {
  const say = useText();
  const own = (): Way[] => {
    if (card.way === 'mute') return [];
    if (card.way === 'couple')
      return card.people.map((p) => ({
        value: `spouse ${p.id}`,
        label: say('ASSEMBLY.ARRIVAL.OWNER', { name: typo(p.name) }),
      }));
    if (card.way === 'representative')
      return [{ value: 'own', label: say('ASSEMBLY.ARRIVAL.REPRESENTATIVE', { name: typo(card.representative) }) }];
    return [{ value: 'own', label: say('ASSEMBLY.ARRIVAL.OWNER', { name: typo(card.owners) }) }];
  };
  const powers = card.powers.map((p) => ({
    value: `power ${p.proxy}`,
    label: say('ASSEMBLY.ARRIVAL.POWER', { agent: typo(p.agent) }),
    hint: say(p.counts ? 'ASSEMBLY.ARRIVAL.POWER_COUNTS' : 'ASSEMBLY.ARRIVAL.POWER_WAITS', { name: typo(p.principal) }),
  }));
  const paper = { value: 'paper', label: say('ASSEMBLY.ARRIVAL.PAPER') };
  const guest = { value: 'guest', label: say('ASSEMBLY.ARRIVAL.GUEST'), hint: say('ASSEMBLY.ARRIVAL.GUEST_HINT') };
  return [...own(), ...powers, ...(card.way === 'mute' ? [] : [paper]), guest];
}

type CardProps = { card: SeatCard; mark: Mark; onDone: () => void };

function Arrival({ id, card, mark, onDone, byPaper }: CardProps & { id: number; byPaper: boolean }) {
  const say = useText();
  const ways = useWays(card);
  const first = ways.find((w) => w.value.startsWith('power')) ?? ways[0];
  const [chosen, setChosen] = useState(byPaper ? 'paper' : (first?.value ?? 'guest'));
  const [, which] = chosen.split(' ');
  const written = async (how: Parameters<Mark>[1], name?: string) => {
    if ((await mark(card, how, name)) === null) onDone();
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const person = card.people.find((p) => String(p.id) === which)?.name;
    const power = card.powers.find((p) => String(p.proxy) === which);
    if (chosen === 'guest') return void written({ here: true, guest: true });
    if (power && chosen.startsWith('power')) return void written({ here: true, proxy: power.proxy }, power.agent);
    return void written({ here: true, spouse: chosen.startsWith('spouse') ? Number(which) : null }, person);
  };
  return (
    <>
      {card.way === 'mute' && <Mute card={card} />}
      <form id="desk-arrival" onSubmit={submit}>
        <ChoiceCards label={say('ASSEMBLY.ARRIVAL.WHO')} choices={ways} value={chosen} onChange={setChosen} many />
      </form>
      {chosen === 'paper' ? (
        <PowerForm id={id} card={card} onGuest={() => void written({ here: true, guest: true })} onDone={onDone} />
      ) : (
        <div className={css.buttons}>
          <Button
            type="submit"
            form="desk-arrival"
            leftSection={<IconDoorEnter size={20} stroke={1.75} aria-hidden="true" />}
          >
            {say(chosen === 'guest' ? 'ASSEMBLY.POWER.GUEST' : 'ASSEMBLY.DESK.ARRIVED')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Co-owners without a representative: where one is written down. */
function Mute({ card }: { card: SeatCard }) {
  const say = useText();
  return (
    <>
      <Note tone="warn">{say('ASSEMBLY.ARRIVAL.MUTE')}</Note>
      {card.unitId !== null && (
        <div>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} {...unitLinks.one(card.unitId as number)} target="_blank" />}
          >
            {say('ASSEMBLY.DESK.REPRESENTATIVE')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Somebody is there for the seat: they leave, or the other one of a couple comes. */
function Present({ card, mark, onLeave, onDone }: CardProps & { onLeave: (seat: DeskSeat) => void }) {
  const say = useText();
  const names = card.person ? card.person.split(', ') : [];
  const isCouple = card.way === 'couple' && card.state === 'room';
  const there = isCouple ? card.people.filter((p) => names.includes(p.name)) : [];
  const absent = isCouple && names.length > 0 ? card.people.filter((p) => !names.includes(p.name)) : [];
  const one = async (here: boolean, spouse: { id: number; name: string }) => {
    if ((await mark(card, { here, spouse: spouse.id }, spouse.name)) === null) onDone();
  };
  return (
    <>
      <Note tone="ok">
        {say('ASSEMBLY.ARRIVAL.IN_ROOM', {
          name: typo(card.person || card.owners),
          time: card.since ? clockOf(card.since) : '',
        })}
      </Note>
      <div className={css.buttons}>
        {there.length > 1 &&
          there.map((p) => (
            <Button key={p.id} variant="default" onClick={() => void one(false, p)}>
              {say('ASSEMBLY.ARRIVAL.ONE_LEAVES', { name: typo(p.name) })}
            </Button>
          ))}
        {absent.map((p) => (
          <Button key={p.id} variant="default" onClick={() => void one(true, p)}>
            {say('ASSEMBLY.ARRIVAL.SECOND_CAME', { name: typo(p.name) })}
          </Button>
        ))}
        <Button onClick={() => onLeave(card)}>
          {say(there.length > 1 ? 'ASSEMBLY.ARRIVAL.BOTH_LEAVE' : 'ASSEMBLY.DESK.LEAVES')}
        </Button>
      </div>
    </>
  );
}
