import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowsExchange, IconScale, IconUserCheck } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { fromText } from '#contract/base/shares/fraction.ts';
import { typo } from '#contract/base/words/typo.ts';
import { changes } from '#contract/changes/endpoints.ts';
import { changeLinks } from '#contract/changes/links.ts';
import type { RequestView } from '#contract/changes/schema.ts';
import { changesTab } from '#contract/changes/schema-words.ts';
import { members } from '#contract/members/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { useChange, useReading } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { confirm } from '../kit/dialog/confirm.tsx';
import { Note } from '../kit/page/Note.tsx';
import { RecordPage } from '../kit/page/RecordPage.tsx';
import { useFractionText } from '../kit/share/fraction-text.ts';
import { usePercentText } from '../kit/share/Share.tsx';
import { ChangeCard, KeptCard } from './ChangeCard.tsx';
import css from './Changes.module.css';
import { RequestBar, useAct } from './RequestBar.tsx';
import { RequestComments } from './RequestComments.tsx';
import { StateTag } from './StateTag.tsx';

const isOpen = ({ state }: RequestView) => state === 'open' || state === 'handed';

/** One request to change the record of owners. */
export function RequestPage() {
  const say = useText();
  const { moment } = useShown();
  const { id } = useParams({ strict: false }) as { id: string };
  const of = useReading(changes.one, { id: Number(id) }, { hears: ['units', 'members'] });
  const count = of.data ? (isOpen(of.data) ? of.data.changes.length : of.data.outcome.length) : null;
  return (
    <RecordPage
      of={of}
      title={count === null ? say('CHANGES.TITLE') : say('CHANGES.ONE', { count })}
      back={{ ...changeLinks.list(), search: { tab: changesTab }, name: say('CHANGES.TITLE') }}
      sub={(seen) => (
        <>
          <StateTag state={seen.state} />
          <span>
            {typo(
              say('CHANGES.OPENED_AT', {
                when: moment(seen.createdAt),
                name:
                  seen.origin === 'file' ? say('CHANGES.FROM_FILE', { name: seen.name }) : say('CHANGES.FROM_CADASTRE'),
              }),
            )}
          </span>
        </>
      )}
    >
      {(seen) => (isOpen(seen) ? <Open seen={seen} again={of.refetch} /> : <Closed seen={seen} />)}
    </RecordPage>
  );
}

function Facts({ seen }: { seen: RequestView }) {
  const say = useText();
  const asPercent = usePercentText();
  const isSecond = seen.changes.some((c) => c.isSecond && c.decision?.accept !== false);
  const same = seen.sum.before === seen.sum.after;
  const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <ul className={css.facts}>
      <li>
        <IconArrowsExchange {...icon} />
        <span>
          <b>{say('CHANGES.FACTS.UNITS', seen.units)}</b>
          <span className={css.text}>{say('CHANGES.FACTS.UNITS_HINT')}</span>
        </span>
      </li>
      <li>
        <IconScale {...icon} />
        <span>
          <b>{asPercent(fromText(seen.sum.after))}</b>
          <span className={css.text}>
            {same
              ? say('CHANGES.FACTS.SUM_HINT')
              : say('CHANGES.FACTS.SUM_MOVES', { before: asPercent(fromText(seen.sum.before)) })}
          </span>
        </span>
      </li>
      <li>
        <IconUserCheck {...icon} />
        <span>
          <b>{say(isSecond ? 'CHANGES.FACTS.SECOND' : 'CHANGES.FACTS.ALONE')}</b>
          <span className={css.text}>{say(isSecond ? 'CHANGES.FACTS.SECOND_HINT' : 'CHANGES.FACTS.ALONE_HINT')}</span>
        </span>
      </li>
    </ul>
  );
}

/** From which source a request of the cadastre is, and what is pending there: a note, no change. */
function OfCadastre({ seen: { source, asOf, readAt, seals } }: { seen: RequestView }) {
  const say = useText();
  const { moment, dayOf } = useShown();
  return (
    <>
      {source && readAt && (
        <Note>
          {typo(say(`CHANGES.READ.${source}`, { when: moment(readAt) }))}
          {source === 'extract' && asOf && ` ${typo(say('CHANGES.READ.AS_OF', { day: dayOf(asOf) }))}`}
        </Note>
      )}
      {seals.length > 0 && (
        <Note tone="warn">
          <strong>{say('CHANGES.SEALS.TITLE')}</strong>{' '}
          {seals
            .map(({ name, since }) => (since ? say('CHANGES.SEALS.SINCE', { name, when: dayOf(since) }) : name))
            .join('; ')}
          . {typo(say('CHANGES.SEALS.HINT'))}
        </Note>
      )}
    </>
  );
}

/** Shares of one size that the source writes by other numbers: a note, taken over by one press. */
function WrittenOtherwise({ seen: { id, written, mayWrite } }: { seen: RequestView }) {
  const say = useText();
  const asFraction = useFractionText();
  const write = useChange(changes.write, { touches: [units.list] });
  if (written.length === 0) return null;
  const lines = written.map(({ unit, names, ours, theirs }) =>
    say('CHANGES.WRITTEN.LINE', {
      who: names ? `${unit}, ${names}:` : `${unit}:`,
      ...{ ours: asFraction(fromText(ours)), theirs: asFraction(fromText(theirs)) },
    }),
  );
  return (
    <Note>
      <strong>{say('CHANGES.WRITTEN.TITLE')}</strong> {typo(lines.join('; '))}. {say('CHANGES.WRITTEN.HINT')}
      {mayWrite && (
        <div className={css.undo}>
          <Button variant="default" loading={write.busy} onClick={() => void write.run({ id }).catch(() => undefined)}>
            {say('CHANGES.WRITTEN.TAKE')}
          </Button>
        </div>
      )}
    </Note>
  );
}

function Open({ seen, again }: { seen: RequestView; again: () => Promise<unknown> }) {
  const say = useText();
  const act = useAct(seen, again);
  return (
    <div className={css.page}>
      <Facts seen={seen} />
      <OfCadastre seen={seen} />
      {act.refused && (
        <Note tone="warn" live>
          {say(act.refused.key, act.refused.params)}
        </Note>
      )}
      <WrittenOtherwise seen={seen} />
      {seen.changes.length === 0 && <Note tone="ok">{say('CHANGES.NONE')}</Note>}
      {seen.changes.map((one, i) => (
        <ChangeCard
          key={one.key}
          id={seen.id}
          no={i + 1}
          one={one}
          today={seen.today}
          mayWrite={seen.mayWrite && !(seen.state === 'handed' && seen.isHandedByMe)}
        />
      ))}
      <RequestComments seen={seen} />
      {seen.mayWrite && <RequestBar seen={seen} act={act} />}
    </div>
  );
}

function Closed({ seen }: { seen: RequestView }) {
  const say = useText();
  const { moment, day } = useShown();
  const undo = useChange(changes.undo, { touches: [units.list, members.search] });
  const ask = async () => {
    const question = { title: say('CHANGES.UNDO_ASK'), text: say('CHANGES.UNDO_TEXT') };
    const sure = await confirm({ ...question, yes: say('CHANGES.UNDO'), no: say('CHANGES.ASK.NO') });
    if (sure) await undo.run({ id: seen.id }).catch(() => undefined);
  };
  const when = moment(seen.undoneAt ?? seen.closedAt ?? seen.createdAt);
  const isGone = seen.origin === 'cadastre' && seen.closedBy === '' && seen.outcome.length === 0;
  const said = { state: say(`CHANGES.STATES.${seen.state}`), name: typo(seen.closedBy) };
  return (
    <div className={css.page}>
      <Note tone={seen.state === 'accepted' ? 'ok' : 'info'}>
        {isGone ? say('CHANGES.GONE', { when }) : say('CHANGES.CLOSED_BY', { ...said, when })}
        {seen.mayWrite && seen.undoUntil && (
          <div className={css.undo}>
            <Button
              variant="default"
              loading={undo.busy}
              leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => void ask()}
            >
              {say('CHANGES.UNDO')}
            </Button>
            <span>{say('CHANGES.UNDO_UNTIL', { day: day(seen.undoUntil) })}</span>
          </div>
        )}
      </Note>
      {undo.refused && (
        <Note tone="warn" live>
          {say(undo.refused.key, undo.refused.params)}
        </Note>
      )}
      {seen.outcome.map((kept, i) => (
        <KeptCard key={kept.key} no={i + 1} kept={kept} />
      ))}
      <RequestComments seen={seen} />
    </div>
  );
}
