import { IconUserCheck } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import type { ChangeView, Kept } from '#contract/changes/schema.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Tag } from '../kit/card/Tag.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './Changes.module.css';
import { Consequences } from './Consequences.tsx';
import { DecideBox } from './DecideBox.tsx';
import { Sides } from './Sides.tsx';
import { WhoBox } from './WhoBox.tsx';

type Told = Pick<Kept, 'kind' | 'units' | 'before' | 'after'>;

/** Whom a change of a name is about, as they are called now. */
const nameIn = ({ before, after }: Told): string => {
  const of = (side: Told['before'], field: string) => side.fields.find((f) => f.field === field)?.value;
  const named = (['companyName', 'lastName', 'firstName'] as const).flatMap((field) => {
    const [was, is] = [of(before, field), of(after, field)];
    return was || is ? [[was, is].filter(Boolean).join(' → ')] : [];
  });
  return named[0] ?? '';
};

function useTitle() {
  const say = useText();
  return (told: Told) => {
    const unit = told.units.join(', ');
    return told.kind === 'name'
      ? say('CHANGES.TITLES.name', { name: typo(nameIn(told) || unit) })
      : say(`CHANGES.TITLES.${told.kind}`, { unit });
  };
}

function Head({ no, told, day }: { no: number; told: Told; day: string | null }) {
  const say = useText();
  const { day: shown } = useShown();
  const title = useTitle();
  return (
    <header className={css.head}>
      <Avatar name="" text={String(no)} />
      <div>
        <p className={css.kind}>{say(`CHANGES.KINDS.${told.kind}`)}</p>
        <h2 className={css.title}>{title(told)}</h2>
        {day && <p className={css.since}>{say('CHANGES.HOLDS_FROM', { day: shown(day) })}</p>}
      </div>
    </header>
  );
}

type Props = { id: number; no: number; one: ChangeView; today: string; mayWrite: boolean };

/** One change: what, since when, old and new, what follows, and what people decided. */
export function ChangeCard({ id, no, one, today, mayWrite }: Props) {
  const say = useText();
  const title = useTitle();
  const { decision } = one;
  return (
    <section className={css.card} aria-label={title(one)}>
      <Head no={no} told={one} day={decision?.day ?? null} />
      <Sides before={one.before} after={one.after} />
      {!one.isSound && <Note tone="bad">{say('CHANGES.SUM_OFF')}</Note>}
      <Consequences list={one.consequences} isOwner={one.kind === 'owner'} />
      {one.isSecond && (
        <div>
          <Tag icon={IconUserCheck}>{say('CHANGES.DECIDE.SECOND')}</Tag>
        </div>
      )}
      {mayWrite && one.questions.map((q) => <WhoBox key={q.key} id={id} question={q} />)}
      {mayWrite && <DecideBox id={id} one={one} today={today} />}
      {!mayWrite && decision && <Decided decision={decision} />}
    </section>
  );
}

/** A change of a request that is closed. */
export function KeptCard({ no, kept }: { no: number; kept: Kept }) {
  const title = useTitle();
  return (
    <section className={css.card} aria-label={title(kept)}>
      <Head no={no} told={kept} day={kept.decision.day} />
      <Sides before={kept.before} after={kept.after} />
      <Decided decision={kept.decision} />
    </section>
  );
}

function Decided({ decision: d }: Pick<Kept, 'decision'>) {
  const say = useText();
  const { moment } = useShown();
  const said = { name: typo(d.by), when: moment(d.at) };
  return (
    <div className={css.decide}>
      <strong>{say(d.accept ? 'CHANGES.DECIDE.TAKEN' : 'CHANGES.DECIDE.WAITS', said)}</strong>
      <p className={css.quiet}>{typo(d.reason)}</p>
    </div>
  );
}
