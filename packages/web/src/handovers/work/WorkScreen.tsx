import { useEffect, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { showDialled } from '#contract/contacts/rules.ts';
import type { WorkView } from '#contract/handovers/schema.ts';
import { loadTexts, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Mark } from '../../kit/motifs/Mark.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useCall, useWork, type Work } from './data.ts';
import css from './Work.module.css';
import { WorkCannot } from './WorkCannot.tsx';
import { WorkDay } from './WorkDay.tsx';
import { WorkDone } from './WorkDone.tsx';
import { WorkPhotos } from './WorkPhotos.tsx';
import { WorkWord } from './WorkWord.tsx';

/** Whether the sentences of the page are here. */
function useWorkTexts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(['handovers', 'shell']).then(() => setReady(true));
  }, []);
  return ready;
}

/** /prace/{token}: one report for the firm that mends it, on a phone first, without an account. */
export function WorkScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useWorkTexts();
  const of = useWork(token);
  if (!ready) return null;
  if (of.gone) return <Gone token={token} />;
  if (!of.seen)
    return (
      <main className={css.page}>
        {of.refused ? (
          <>
            <Note tone="bad" live>
              {say(of.refused.key, of.refused.params)}
            </Note>
            <button type="button" className={css.second} onClick={() => void of.look()}>
              {say('BASE.TRY_AGAIN')}
            </button>
          </>
        ) : (
          <p role="status">{say('WORK.LOADING')}</p>
        )}
      </main>
    );
  return <Job token={token} of={of} seen={of.seen} />;
}

/** Nothing of the report, but whom to call about it. */
function Gone({ token }: { token: string }) {
  const say = useText();
  const call = useCall(token);
  return (
    <main className={`${css.page} ${css.gone}`}>
      <title>{`${say('WORK.GONE_TITLE')} · ${say('BASE.APP')}`}</title>
      <Mark size={38} />
      <h1 className={css.title}>{say('WORK.GONE_TITLE')}</h1>
      <p>{say('WORK.GONE')}</p>
      {call && <CallButton said={say('WORK.SOLVED_BY', { name: call.name })} phone={call.phone} />}
    </main>
  );
}

type Props = { token: string; of: Work; seen: WorkView };
function Job({ token, of, seen }: Props) {
  const say = useText();
  const { day } = useWhen();
  return (
    <div className={css.work}>
      <title>{`${seen.title} · ${seen.house.name}`}</title>
      <header className={css.slab} data-slab>
        <div className={css.inner}>
          <b>{typo(seen.house.address || seen.house.name)}</b>
          <span className={css.for}>{say('WORK.FOR', { firm: seen.firm || '–' })}</span>
        </div>
      </header>
      <main className={css.page}>
        <h1 className={css.title}>{typo(seen.title)}</h1>
        {seen.place && <p className={css.place}>{typo(seen.place)}</p>}
        <What seen={seen} />
        <Call seen={seen} />
        {of.refused && (
          <Note tone="bad" live>
            {say(of.refused.key, of.refused.params)}
          </Note>
        )}
        {seen.state === 'done' && (
          <Note tone="ok" live>
            {say('WORK.DONE.THANKS')}
          </Note>
        )}
        {seen.state === 'cannot' && <Note live>{say('WORK.CANNOT.SAID')}</Note>}
        <WorkDay of={of} seen={seen} />
        <WorkPhotos token={token} of={of} seen={seen} />
        <WorkDone of={of} seen={seen} />
        <WorkWord of={of} />
        <WorkCannot of={of} seen={seen} />
        <footer className={css.foot}>
          <p>{say('WORK.FOOT', { until: day(seen.expiresAt) })}</p>
          <p className={css.sender}>
            <Mark size={24} />
            {say('WORK.SENDER', { house: typo(seen.house.name) })}
          </p>
        </footer>
      </main>
    </div>
  );
}

/** The photographs, what is the matter, and what the manager adds. */
function What({ seen: { pictures, description, note, sentAt } }: { seen: WorkView }) {
  const say = useText();
  const { day } = useWhen();
  return (
    <section className={css.card}>
      {pictures.length > 0 && (
        <ul className={css.pictures}>
          {pictures.map(({ id, url, name }, n) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={say('WORK.PICTURE', { n: n + 1 })}>
                <img src={url} alt="" />
              </a>
              <span>{typo(name)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={css.text}>{typo(description)}</p>
      {note && (
        <div className={css.note}>
          <h2 className={css.small}>{say('WORK.NOTE', { when: day(sentAt) })}</h2>
          <p className={css.text}>{typo(note)}</p>
        </div>
      )}
    </section>
  );
}

/** Whom to call: a touch does it. */
function Call({ seen: { solver, reporter } }: { seen: WorkView }) {
  const say = useText();
  const people = [
    { ...solver, said: say('WORK.SOLVER', { name: solver.name }) },
    ...(reporter ? [{ ...reporter, said: say('WORK.REPORTER', { name: reporter.name }) }] : []),
  ];
  return people.map(({ name, phone, said }) =>
    phone ? <CallButton key={said} said={said} phone={phone} /> : name && <p key={said}>{typo(said)}</p>,
  );
}

function CallButton({ said, phone }: { said: string; phone: string }) {
  const say = useText();
  return (
    <a className={css.call} href={`tel:${phone}`}>
      <span className={css.small}>{typo(said)}</span>
      <b>{say('WORK.CALL', { phone: showDialled(phone) })}</b>
    </a>
  );
}
